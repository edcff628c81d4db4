import type { AdminUser } from '@seatwise/flows/admin-users';

/** A name in every rotation of its words, and reversed. */
const namesOf = (name: string): readonly string[] => {
  const words = name.split(/\s+/).filter(Boolean);
  return [
    ...words.map((_, index) => [...words.slice(index), ...words.slice(0, index)]),
    words.toReversed(),
  ].map((ordered) => ordered.join(' '));
};

/** The text that a search matches: names in any order, addresses, numbers, and the exact id. */
export const searchTextOf = (user: AdminUser): string =>
  [
    ...namesOf(user.username ?? ''),
    ...(user.fullName && user.fullName !== user.username ? namesOf(user.fullName) : []),
    user.email,
    user.pendingEmail,
    user.phone,
    user.rollNumber,
    `#${user.id};`,
  ]
    .filter(Boolean)
    .join('\n');

/** The text to search for: one to three digits mean an exact id; longer numbers lose spaces and India's code. */
export const searchedText = (typed: string): string => {
  const text = typed.trim().replaceAll(/\s+/g, ' ');
  if (/^#?\d{1,3}$/.test(text) || /^#\d+$/.test(text)) return `#${text.replace('#', '')};`;
  if (!/^\+?[\d\s-]+$/.test(text)) return text;
  const digits = text.replaceAll(/\D/g, '');
  return /^91\d{10}$/.test(digits) ? digits.slice(2) : digits;
};
