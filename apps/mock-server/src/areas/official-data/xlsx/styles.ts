import { day } from '@seatwise/api-client/contract/constants/time';
import type { Parts } from './parts.ts';
import { refusal } from './refusals.ts';
import { attributesOf } from './xml.ts';

/** Excel itself has 65,490 cell formats at most. */
const maxFormats = 70_000;

/** The built-in number formats that show a date or a time. */
const isBuiltInDate = (id: number): boolean =>
  (id >= 14 && id <= 22) ||
  (id >= 27 && id <= 36) ||
  (id >= 45 && id <= 47) ||
  (id >= 50 && id <= 58);

/** Whether a format such as `dd/mm/yyyy` shows a date; literal texts and colours do not count. */
const showsDate = (code: string): boolean =>
  /[ymdhs]/i.test(code.replace(/"[^"]*"?|\\.|_.|\*.|\[[^\]]*\]?|general/gi, ''));

/** For each style of a cell, whether it shows a number as a date. */
export const readDateStyles = async (parts: Parts, path: string): Promise<readonly boolean[]> => {
  const styles: boolean[] = [];
  const dates = new Set<number>();
  let isCell = false;
  await parts.readWhole(path, {
    open: (name, attributes) => {
      if (name === 'cellXfs') isCell = true;
      if (name !== 'numFmt' && !(name === 'xf' && isCell)) return;
      if (styles.length + dates.size >= maxFormats) throw refusal('damaged');
      const found = attributesOf(attributes);
      const id = Number(found.get('numFmtId'));
      if (name === 'xf') styles.push(isBuiltInDate(id) || dates.has(id));
      else if (showsDate(found.get('formatCode') ?? '')) dates.add(id);
    },
    text: () => {},
    close: (name) => {
      if (name === 'cellXfs') isCell = false;
    },
  });
  return styles;
};

/** A number of days as `2025-08-14`, with the time where it has one; the time alone below one day. */
export const dateText = (days: number, is1904: boolean): string | undefined => {
  const epoch = is1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, 30);
  const minutes = Math.round(days * 24 * 60);
  const date = new Date(epoch + (minutes * day) / (24 * 60));
  if (days < 0 || !(date.getUTCFullYear() <= 9999)) return undefined;
  const iso = date.toISOString();
  const time = iso.slice(11, 16);
  if (days < 1) return time;
  return minutes % (24 * 60) === 0 ? iso.slice(0, 10) : `${iso.slice(0, 10)} ${time}`;
};
