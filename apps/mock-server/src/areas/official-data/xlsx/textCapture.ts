/** Excel writes characters that XML has no place for as `_x000D_`. */
const unescaped = (text: string): string =>
  text.includes('_x')
    ? text.replace(/_x([\dA-Fa-f]{4})_/g, (_, code: string) =>
        String.fromCharCode(Number.parseInt(code, 16)),
      )
    : text;

/**
 * Gathers the `t` elements of a text, rich or plain, without the reading aids (`rPh`) of East
 * Asian ones. A text beyond `longest` characters is dropped while it is read.
 */
export const createTextCapture = (longest: number) => {
  let value = '';
  let isTooLong = false;
  let isText = false;
  let isAid = false;
  return {
    start: (): void => {
      value = '';
      isTooLong = false;
    },
    open: (name: string): void => {
      if (name === 't') isText = !isAid;
      else if (name === 'rPh') isAid = true;
    },
    text: (piece: string): void => {
      if (!isText || isTooLong) return;
      isTooLong = value.length + piece.length > longest;
      value = isTooLong ? '' : value + piece;
    },
    close: (name: string): void => {
      if (name === 't') isText = false;
      else if (name === 'rPh') isAid = false;
    },
    /** Undefined where it was too long. */
    finish: (): string | undefined => (isTooLong ? undefined : unescaped(value)),
  };
};
