import * as z from 'zod/mini';
import { Unavailable } from '../httpError.ts';

export type Id = number | string;
export interface Stored {
  readonly id: Id;
}

/** Receives every change with a function that undoes it. */
export interface Journal {
  record(collection: string, id: Id, next: Stored | undefined, undo: () => void): void;
}

/** A stored record that is neither served nor written. */
export interface Unreadable {
  /** Undefined if the body is not JSON. */
  readonly record: unknown;
  /** The wrong fields. */
  readonly fault: string;
}

/** Typed records by id, in memory. Writes are checked against the schema and journalled. */
export class Collection<T extends Stored, K extends string> {
  readonly name: string;
  readonly #schema: z.ZodMiniType<T>;
  readonly #indexes: Readonly<Record<K, (record: T) => string | null>>;
  readonly #journal: Journal;
  readonly #records = new Map<Id, T>();
  readonly #found = new Map<string, Map<string, Set<Id>>>();
  /** The place of each record in order of arrival; a restored record gets its old place back. */
  readonly #places = new Map<Id, number>();
  /** Records of another release that this one cannot read, by id. */
  readonly #unreadable = new Map<string, Unreadable>();
  /** Fields of another release, which writes preserve. */
  readonly #unknownFields = new Map<Id, object>();
  #lastPlace = 0;
  #isOutOfOrder = false;
  #revision = 0;

  constructor(
    name: string,
    schema: z.ZodMiniType<T>,
    journal: Journal,
    indexes: Readonly<Record<K, (record: T) => string | null>>,
  ) {
    this.name = name;
    this.#schema = schema;
    this.#journal = journal;
    this.#indexes = indexes;
    for (const index of Object.keys(indexes)) this.#found.set(index, new Map());
  }

  get size(): number {
    return this.#records.size;
  }

  /** Incremented by every write; a cache key for data derived from the records. */
  get revision(): number {
    return this.#revision;
  }

  /** The records that cannot be read, by id. */
  get unreadable(): ReadonlyMap<string, Unreadable> {
    return this.#unreadable;
  }

  /** Returns a record; throws a 503 if the stored record cannot be read. */
  get(id: Id): T | undefined {
    this.#assertReadable(id);
    return this.#records.get(id);
  }

  /** All records that can be read. */
  all(): T[] {
    this.#sortWhatIsBack();
    return [...this.#records.values()];
  }

  /** The records under a key of an index, in the order of writing. */
  where(index: K, key: string): T[] {
    for (const [id, { record }] of this.#unreadable)
      if (this.#isFiledUnder(index, key, record as T)) this.#assertReadable(id);
    this.#sortWhatIsBack();
    return [...(this.#found.get(index)?.get(key) ?? [])].map((id) => this.#records.get(id)!);
  }

  /** Writes a record, new or changed, and returns it. */
  put(record: T): T {
    const checked = z.parse(this.#schema, record);
    this.#assertReadable(checked.id);
    this.#replace(checked.id, checked);
    return checked;
  }

  update(id: T['id'], changes: Partial<T>): T {
    const present = this.#records.get(id);
    if (!present) throw new Error(`${this.name} has no ${id}`);
    return this.put({ ...present, ...changes });
  }

  delete(id: T['id']): void {
    this.#assertReadable(id);
    if (this.#records.has(id)) this.#replace(id, undefined);
  }

  /** Reads back a stored record, without journalling it. */
  restore(record: object): void {
    const checked = this.#check(record);
    this.#unreadable.delete(String(checked.id));
    this.#set(checked.id, checked);
  }

  /** Sets aside a record that `restore` refused, until it is mended or arrives readable. */
  setAside(id: string, unreadable: Unreadable): void {
    this.forget(id);
    this.#unreadable.set(id, unreadable);
  }

  /** Replaces an unreadable record, or removes it. */
  mend(id: string, record?: object): void {
    if (!this.#unreadable.has(id)) throw new Error(`${this.name}/${id} can be read`);
    const checked = record && this.#check(record);
    if (checked && String(checked.id) !== id) throw new Error(`The record's id is not ${id}`);
    this.#replace(checked?.id ?? id, checked);
  }

  /** Removes a record that another instance deleted; the storage has ids as text. */
  forget(text: string): void {
    const id = this.#records.has(text) ? text : Number(text);
    this.#unreadable.delete(text);
    this.#unknownFields.delete(id);
    this.#set(id, undefined);
  }

  clear(): void {
    for (const id of [...this.#records.keys(), ...this.#unreadable.keys()])
      this.#replace(id, undefined);
    this.#unknownFields.clear();
  }

  /** Returns the known fields of a stored record, and remembers the others. */
  #check(record: object): T {
    const checked = z.parse(this.#schema, record);
    const unknown = Object.entries(record).filter(([field]) => !(field in checked));
    if (unknown.length > 0) this.#unknownFields.set(checked.id, Object.fromEntries(unknown));
    else this.#unknownFields.delete(checked.id);
    return checked;
  }

  #assertReadable(id: Id): void {
    if (this.#unreadable.has(String(id))) throw new Unavailable();
  }

  /** Whether an unreadable record has a key in an index, as far as that can be computed. */
  #isFiledUnder(index: K, key: string, record: T): boolean {
    try {
      return this.#indexes[index](record) === key;
    } catch {
      return false;
    }
  }

  #replace(id: Id, next: T | undefined): void {
    const previous = this.#records.get(id);
    const place = this.#places.get(id);
    const unreadable = this.#unreadable.get(String(id));
    this.#unreadable.delete(String(id));
    this.#set(id, next);
    const stored = next && { ...this.#unknownFields.get(id), ...next };
    this.#journal.record(this.name, id, stored, () => {
      this.#set(id, previous, place);
      if (unreadable) this.#unreadable.set(String(id), unreadable);
      this.#isOutOfOrder ||= previous !== undefined;
    });
  }

  /** Sorts only before a read, because a transaction may undo many changes. */
  #sortWhatIsBack(): void {
    if (!this.#isOutOfOrder) return;
    this.#isOutOfOrder = false;
    const placeOf = (id: Id): number => this.#places.get(id)!;
    const records = [...this.#records].toSorted(([a], [b]) => placeOf(a) - placeOf(b));
    this.#records.clear();
    for (const [id, record] of records) this.#records.set(id, record);
    for (const found of this.#found.values())
      for (const [key, ids] of found)
        found.set(key, new Set([...ids].toSorted((a, b) => placeOf(a) - placeOf(b))));
  }

  #set(id: Id, next: T | undefined, place = this.#places.get(id)): void {
    this.#revision += 1;
    const previous = this.#records.get(id);
    for (const [index, keyOf] of Object.entries<(record: T) => string | null>(this.#indexes)) {
      const found = this.#found.get(index)!;
      const before = previous === undefined ? null : keyOf(previous);
      const after = next === undefined ? null : keyOf(next);
      if (before === after) continue;
      if (before !== null) found.get(before)?.delete(id);
      if (after !== null) {
        if (!found.has(after)) found.set(after, new Set());
        found.get(after)!.add(id);
      }
    }
    if (next === undefined) {
      this.#records.delete(id);
      this.#places.delete(id);
    } else {
      this.#records.set(id, next);
      this.#places.set(id, place ?? (this.#lastPlace += 1));
    }
  }
}
