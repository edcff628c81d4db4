import type { Turns } from '../db/storage.ts';

/** The name of the header, and of the browser's cookie, with the caller's last journal entry. */
const name = 'seatwise-sequence';
/** The seconds for which a browser sends it: no instance is silently further behind. */
const lifetime = 60;

/** The last journal entry that a caller has seen, so that no instance answers with older data. */
export const sequenceOf = ({ headers }: Request): number => {
  const cookie = headers.get('cookie') ?? '';
  const given = headers.get(name) ?? /(?:^|; *)seatwise-sequence=(\d+)/.exec(cookie)?.[1] ?? '';
  return /^\d{1,15}$/.test(given) ? Number(given) : 0;
};

/** Adds the answer's last journal entry and, if the database is lost, the age of the data. */
export const addSequence = ({ headers, type }: Response, turns: Turns, wrote: boolean): void => {
  const { sequence, missed } = turns.state();
  // The headers of a network error cannot be changed.
  if (sequence === 0 || type === 'error') return;
  if (missed !== undefined) headers.set('seatwise-data-age', String(missed));
  headers.set(name, String(sequence));
  if (wrote)
    headers.append(
      'set-cookie',
      `${name}=${sequence}; Path=/; SameSite=Lax; HttpOnly; Max-Age=${lifetime}`,
    );
};
