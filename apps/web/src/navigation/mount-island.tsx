import type { ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { MemoryRouter } from "react-router";

/** A part with React on a page that has none. The router in it only knows where it stands: its links are the browser's. */
export const mountIsland = (place: Element, part: ReactNode): void => {
  const { pathname, search } = window.location;
  createRoot(place).render(
    <MemoryRouter initialEntries={[pathname + search]}>{part}</MemoryRouter>,
  );
};
