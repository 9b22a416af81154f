/** So small that a press asks for it alone; what it loads brings its styles along. */
export const loadHelp = async () => (await import("./help-menu.tsx")).HelpMenu;

/** The same on a page without React: the menu takes the place of its button. */
export const mountHelp = async (button: Element): Promise<void> =>
  (await import("./help-island.tsx")).mountHelpIsland(button);
