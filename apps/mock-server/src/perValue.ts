/** Derives something from a value, and again only when the value is another one. */
export const perValue = <V, T>(make: (value: V) => T): ((value: V) => T) => {
  let made: { readonly of: V; readonly value: T } | undefined;
  return (value) => {
    if (made?.of !== value) made = { of: value, value: make(value) };
    return made.value;
  };
};
