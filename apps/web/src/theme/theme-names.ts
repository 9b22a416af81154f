/** What people read wherever a light is named: a switch says the one that comes next. */
export const themeNames = { dark: "Dark", light: "Light" } as const;

export const nextThemeName = (dark: boolean): string => (dark ? themeNames.light : themeNames.dark);
