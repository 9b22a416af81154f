/** A text without these marks at its end. A pattern with `+$` would try anew at every mark of a long row. */
export const withoutEnd = (text: string, marks: string): string => {
  let end = text.length;
  while (end > 0 && marks.includes(text[end - 1] ?? "")) end -= 1;
  return text.slice(0, end);
};

/** The same at both ends. */
export const withoutEnds = (text: string, marks: string): string => {
  let start = 0;
  while (start < text.length && marks.includes(text[start] ?? "")) start += 1;
  return withoutEnd(text.slice(start), marks);
};
