/** Strokes in the manner of the product's icons. They mean nothing alone: words beside or around them say it. */
export const StrokeDrawing = ({ path, size }: { path: string; size: number }) => (
  <svg
    className="icon"
    width={size}
    height={size}
    viewBox="0 0 24 24"
    aria-hidden="true"
    focusable="false"
  >
    <path d={path} />
  </svg>
);
