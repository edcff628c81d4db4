/** Longest address that mail systems carry. */
const maxLength = 254;

/** The contract's rule, letter by letter: zod itself would be too heavy for a page with a form. */
const address =
  /^(?:[A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;

/** Whether the server will take this for an address; the proof is the code that is sent there. */
export const isEmail = (text: string): boolean => text.length <= maxLength && address.test(text);
