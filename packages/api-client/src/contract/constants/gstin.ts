const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** State, PAN, the PAN's registration, Z, and the check digit. */
const shape = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[\dA-Z]$/;

/** The check digit of the first 14 characters: weights 1 and 2 alternate, summed in base 36. */
const checkDigit = (first: string): string => {
  let sum = 0;
  for (const [index, character] of Array.from(first).entries()) {
    const product = digits.indexOf(character) * (1 + (index % 2));
    sum += Math.floor(product / 36) + (product % 36);
  }
  return digits[(36 - (sum % 36)) % 36]!;
};

/** Whether a text is a valid GST identification number, including its check digit. */
export const isGstin = (text: string): boolean =>
  shape.test(text) && checkDigit(text.slice(0, 14)) === text[14];
