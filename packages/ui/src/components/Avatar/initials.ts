/** The first letter of a name, in upper case; letters of any script count whole. */
export const initial = (name: string): string => initials(name, 1);

/** The first letters of the first and the last word of a name. */
export const initials = (name: string, most: 1 | 2 = 2): string => {
  const words = name
    .trim()
    .split(/\s+/)
    .filter((word) => word !== '');
  const chosen =
    words.length > most && most > 1 ? [words[0]!, words.at(-1)!] : words.slice(0, most);
  return chosen.map((word) => (Array.from(word)[0] ?? '').toLocaleUpperCase('en-IN')).join('');
};
