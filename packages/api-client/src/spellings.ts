/** Reads values in spellings other than the contract's; undefined for anything else. */

export const textFrom = (value: unknown): string | undefined => {
  if (typeof value === 'string') return value;
  return typeof value === 'number' ? String(value) : undefined;
};

const decimal = /^\s*[+-]?\d+(\.\d+)?\s*$/;

export const numberFrom = (value: unknown): number | undefined => {
  const number = typeof value === 'string' && decimal.test(value) ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
};

const truths: ReadonlyMap<unknown, boolean> = new Map<unknown, boolean>([
  [true, true],
  [1, true],
  ['1', true],
  ['true', true],
  [false, false],
  [0, false],
  ['0', false],
  ['false', false],
]);

export const booleanFrom = (value: unknown): boolean | undefined =>
  truths.get(typeof value === 'string' ? value.trim().toLowerCase() : value);

const plainWord = (word: string): string => word.toLowerCase().replace(/[\s_-]+/g, '');

/** A known word in any letter case and with any separators, such as `VERY_LIKELY`. */
export const wordFrom = (words: readonly string[]) => {
  const known = new Map(words.map((word) => [plainWord(word), word]));
  return (value: unknown): string | undefined =>
    typeof value === 'string' ? known.get(plainWord(value)) : undefined;
};

/** The contract's spelling of a time: ISO 8601 in UTC. */
export const isTimestamp = (value: unknown): boolean =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/.test(value);

const isoTime = (milliseconds: number): string | undefined =>
  Number.isNaN(new Date(milliseconds).getTime()) ? undefined : new Date(milliseconds).toISOString();

/** Smaller numbers are seconds since 1970; this number and larger ones are milliseconds. */
const leastMilliseconds = 1e11;

/** The parts of a Java LocalDateTime as JSON: year, month, day, hour, minute, second, nanosecond. */
const ofParts = (parts: readonly unknown[]): string | undefined => {
  if (parts.length < 3 || !parts.every((part) => Number.isInteger(part))) return undefined;
  const [year, month, day, hour = 0, minute = 0, second = 0, nanosecond = 0] =
    parts as readonly number[];
  return isoTime(
    Date.UTC(year!, month! - 1, day, hour, minute, second, Math.floor(nanosecond / 1e6)),
  );
};

const withoutOffset = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d(?::\d\d)?(?:\.\d+)?)$/;
const dayFirst = /^(\d\d?)[/.-](\d\d?)[/.-](\d{4})(?:[ ,T]+(\d\d?):(\d\d)(?::(\d\d))?)?$/;

const ofText = (text: string): string | undefined => {
  if (isTimestamp(text)) return Number.isNaN(Date.parse(text)) ? undefined : text;
  if (decimal.test(text)) return timestampFrom(Number(text));
  const indian = dayFirst.exec(text);
  if (indian) {
    const [day, month, year, hour = 0, minute = 0, second = 0] = indian.slice(1).map(Number);
    return ofParts([year, month, day, hour || 0, minute || 0, second || 0]);
  }
  return isoTime(Date.parse(text.replace(withoutOffset, '$1T$2Z')));
};

/** A moment in the contract's spelling; without an offset it is in UTC, as in the specification. */
export const timestampFrom = (value: unknown): string | undefined => {
  if (typeof value === 'string') return ofText(value.trim());
  if (typeof value === 'number')
    return isoTime(Math.abs(value) < leastMilliseconds ? value * 1000 : value);
  return Array.isArray(value) ? ofParts(value) : undefined;
};
