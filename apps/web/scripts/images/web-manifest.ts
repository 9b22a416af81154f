import { pageOf } from "@app/content/pages";
import { brand } from "@app/contract/brand";
import { paths } from "@app/contract/paths";

export type AppIcon = { name: string; sizePx: number; purpose: "any" | "maskable" };

/** The touch icon is cut into a shape by the device, as the maskable ones are. */
export const icons: readonly AppIcon[] = [
  { name: "icon-192", sizePx: 192, purpose: "any" },
  { name: "icon-512", sizePx: 512, purpose: "any" },
  { name: "icon-maskable-192", sizePx: 192, purpose: "maskable" },
  { name: "icon-maskable-512", sizePx: 512, purpose: "maskable" },
  { name: "apple-touch-icon", sizePx: 180, purpose: "maskable" },
];

export const iconFile = ({ name }: AppIcon): string => `${name}.png`;

const ground = "#12142a";

/** What a device needs to keep the product beside its other applications. */
export const webManifest = () => ({
  id: paths.home,
  name: brand.name,
  short_name: brand.name,
  description: pageOf(paths.home).description,
  lang: "en-GB",
  dir: "ltr",
  start_url: paths.home,
  scope: paths.home,
  display: "standalone",
  background_color: ground,
  theme_color: ground,
  categories: ["health", "lifestyle"],
  icons: icons
    .filter(({ name }) => name.startsWith("icon-"))
    .map((icon) => ({
      src: `/${iconFile(icon)}`,
      sizes: `${icon.sizePx}x${icon.sizePx}`,
      type: "image/png",
      purpose: icon.purpose,
    })),
  shortcuts: [
    { name: `Talk to ${brand.companion}`, url: paths.talkSession },
    { name: "Talk to a person now", url: paths.crisis },
    { name: "A slower breath", url: paths.breathe },
  ],
});
