/** A text cut to this many characters at most; a cut text ends in … and splits no letter. */
export const shortened = (text: string, most: number): string => {
  if (text.length <= most) return text;
  const letter = new Intl.Segmenter().segment(text).containing(most - 1)!;
  return `${text.slice(0, letter.index)}…`;
};
