/**
 * What a spreadsheet would take for a formula: also in letters of full width, and behind controls,
 * spaces and characters without width, which some programs drop.
 */
const formula = /^[\s\p{C}\p{DI}]*[=+\-@＝＋－＠]|^\p{Cc}/u;

/** A text as a cell of CSV that no spreadsheet takes for a formula. */
export const csvText = (text: string): string => {
  const safe = formula.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};
