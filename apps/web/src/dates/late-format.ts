type Format<Value> = { format: (value: Value) => string };

/** Writes days or numbers. It is made with its first use: the browser's first one costs a slow phone a tenth of a second. */
export const lateFormat = <Value>(make: () => Format<Value>): Format<Value> => {
  let made: Format<Value> | undefined;
  return {
    format: (value) => {
      made ??= make();
      return made.format(value);
    },
  };
};
