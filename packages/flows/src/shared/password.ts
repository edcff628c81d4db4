/** Sign-in and every new password of one's own want this many characters. */
export const minPasswordLength = 8;

/** Servers take no more, because hashing a longer one costs too much. */
export const maxPasswordLength = 128;

/** What a new password needs, in the order in which a hint lists it. */
export const passwordRules = [
  { name: 'length', holds: (password: string) => password.length >= minPasswordLength },
  { name: 'uppercase', holds: (password: string) => /[A-Z]/.test(password) },
  { name: 'lowercase', holds: (password: string) => /[a-z]/.test(password) },
  { name: 'digit', holds: (password: string) => /\d/.test(password) },
  { name: 'symbol', holds: (password: string) => /[!@#$%^&*(),.?":{}|<>]/.test(password) },
] as const;

export type PasswordRule = (typeof passwordRules)[number]['name'];

/** The rules that a password breaks; the hint under a new password is drawn from them. */
export const brokenPasswordRules = (password: string): readonly PasswordRule[] =>
  passwordRules.filter(({ holds }) => !holds(password)).map(({ name }) => name);
