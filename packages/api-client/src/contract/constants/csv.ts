/**
 * Texts that a spreadsheet would read as a formula, including full-width signs, and signs after
 * control characters, spaces and zero-width characters, which some programs drop.
 */
const formula = /^[\s\p{C}\p{DI}]*[=+\-@＝＋－＠]|^\p{Cc}/u;

/** A text as a CSV cell that no spreadsheet reads as a formula. */
export const csvText = (text: string): string => {
  const safe = formula.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};
