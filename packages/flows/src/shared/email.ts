/** Longest address that mail systems carry. */
export const maxEmailLength = 254;

/** The contract's rule, letter by letter: zod itself would be too heavy for a page with a form. */
const address = /^(?:[\w'+-]+\.)*[\w'+-]*[\w+-]@(?:[a-z\d][a-z\d-]*\.)+[a-z]{2,}$/i;

/** Whether the server will take this for an address; the proof is the code that is sent there. */
export const isEmail = (text: string): boolean =>
  text.length <= maxEmailLength && address.test(text);
