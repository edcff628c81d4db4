/** What identifies an entry of a list: a seat, or a whole college without subject and quota. */
export interface Identified {
  readonly instituteCode: string;
  readonly subject?: string | undefined;
  readonly quotaName?: string | undefined;
}

/** The entry's college, which the server derives from the code. */
export interface Place {
  readonly institute: string;
  readonly city?: string | undefined;
  readonly state?: string | undefined;
}

/** An entry as it is sent, without what the server derives. */
export const withoutPlace = <T extends Place>({
  institute: _institute,
  city: _city,
  state: _state,
  ...written
}: T): Omit<T, keyof Place> => written;

/** An entry with what the student wrote about it. */
interface Written extends Identified {
  readonly note?: string | undefined;
  readonly tags?: readonly string[] | undefined;
  readonly starredAt?: string | undefined;
}

/** Whether two entries are the same, apart from what follows from the college's code. */
export const isSameEntry = (one: Written, other: Written): boolean =>
  one === other || serialized(one) === serialized(other);

const serialized = (entry: Written): string =>
  JSON.stringify([seatKey(entry), entry.note, entry.tags, entry.starredAt]);

const seatKeys = new WeakMap<Identified, string>();

export const seatKey = (entry: Identified): string => {
  const known = seatKeys.get(entry);
  if (known !== undefined) return known;
  const key = JSON.stringify([entry.instituteCode, entry.subject, entry.quotaName]);
  seatKeys.set(entry, key);
  return key;
};
