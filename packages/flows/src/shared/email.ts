/** Longest address that mail systems carry. */
const maxLength = 254;

// Each part excludes the character that ends it, so that no text is read twice.
const address = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

/** Whether this can be an email address; the proof is the code that is sent there. */
export const isEmail = (text: string): boolean => text.length <= maxLength && address.test(text);
