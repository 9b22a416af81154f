/** So small that a press asks for it alone; what it loads brings its styles along. */
export const loadHelp = async () => (await import("./help-menu.tsx")).HelpMenu;
