/** The only place the product's name is written; everything else derives from it. */
export const brand = {
  name: "Evenlight",
  slug: "evenlight",
  tagline: "A new era of guided support",
  companion: "Zoki",
} as const;

/** The field of the last-session answer carries the product's name, so it is derived here. */
export const lastSessionField = `last_${brand.slug}_session_id` as const;
