import type { ComponentProps } from "react";
import { Link as RouterLink, useLocation } from "react-router";
import { isOnlyRead } from "./only-read.ts";

/**
 * A link within the product. A page that is only read has no router of its own, so the browser opens
 * it, and whatever is opened from it.
 */
export const Link = ({ to, ...rest }: ComponentProps<typeof RouterLink>) => {
  const { pathname } = useLocation();
  const next = typeof to === "string" ? to : (to.pathname ?? pathname);
  return <RouterLink {...rest} to={to} reloadDocument={isOnlyRead(next) || isOnlyRead(pathname)} />;
};
