/** A text of at most so many characters; one that is cut ends in … and in no half letter. */
export const shortened = (text: string, most: number): string => {
  if (text.length <= most) return text;
  const letter = new Intl.Segmenter().segment(text).containing(most - 1)!;
  return `${text.slice(0, letter.index)}…`;
};
