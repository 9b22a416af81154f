/** The question mark of help: on its button, and on the one that takes its place. */
export const helpDrawing = "M9.3 9.3a2.8 2.8 0 1 1 4.2 2.4c-1 .6-1.5 1.2-1.5 2.3M12 17.2h.01";
