import { setTimeout as delay } from 'node:timers/promises';
import type { Log } from '../environment.ts';
import { Unavailable } from '../httpError.ts';
import { JournalChanged, type Journal } from './postgresJournal.ts';
import type { Change, Effect } from './storage.ts';
import { Turn } from './turn.ts';

/** A call that blocks other writers for longer than this loses its turn. Milliseconds. */
const longest = 2000;
/** How often an instance polls the journal without a notification. Milliseconds. */
const pollInterval = 1000;
/** The longest wait between two tries to reach the database. Milliseconds. */
const longestPause = 3000;
/** Answers from records older than this are marked as old. Milliseconds. */
const fresh = 3000;
/** After this time without the database, clients should go to another instance. Milliseconds. */
const cutOffAfter = 5000;
/** How long a read waits for its caller's own writes. Milliseconds. */
const patience = 2000;

/** The collection of announcements, which travel in the journal among the records. */
const announcements = 'announcements';

const isNews = ({ collection }: Change): boolean => collection === announcements;

/** A read that waits for the entries that its caller has seen. */
interface Waiter {
  readonly sequence: number;
  readonly resolve: () => void;
}

export interface FollowerOptions {
  readonly log: Log;
  /** Ends an instance whose records no longer match the database; the next start reads all again. */
  readonly restart: () => void;
}

/**
 * Keeps an instance in step with the journal. A single loop waits for a call that wants to write,
 * for a notification or for the next poll; then it either runs a turn or reads what others wrote.
 * The records in memory are therefore always those of one moment of the journal, plus the changes
 * of the open turn, which are undone if its commit fails.
 */
export class JournalFollower {
  turn: Turn | undefined;
  restore: (changes: readonly Change[]) => void = () => undefined;
  readonly listeners = new Set<(news: unknown) => void>();
  onCutOff: () => void = () => undefined;
  isCutOff = false;
  readonly #journal: Journal;
  readonly #options: FollowerOptions;
  readonly #ended: Promise<void>;
  #waiting: PromiseWithResolvers<Turn>[] = [];
  readonly #behind = new Set<Waiter>();
  #sleep = Promise.withResolvers<void>();
  #freshAt = performance.now();
  #isLost = false;
  #isStopped = false;

  constructor(journal: Journal, options: FollowerOptions) {
    this.#journal = journal;
    this.#options = options;
    journal.onNotified((text) => {
      if (text === undefined) this.#wake();
      else this.#do(() => this.tell([JSON.parse(text)]));
    });
    this.#ended = this.#run();
  }

  /** For how many seconds this instance may have missed entries. */
  get missed(): number | undefined {
    const age = performance.now() - this.#freshAt;
    return this.#isLost || age > fresh ? Math.ceil(age / 1000) : undefined;
  }

  tell(all: readonly unknown[]): void {
    for (const news of all) for (const hear of this.listeners) this.#do(() => hear(news));
  }

  /** Runs an effect of a commit; a failure is only logged, because the database is not at fault. */
  #do(effect: Effect): void {
    const failed = (error: unknown): void =>
      this.#options.log('failed after a commit', { error: String(error) });
    try {
      Promise.resolve(effect()).catch(failed);
    } catch (error) {
      failed(error);
    }
  }

  /** Joins a turn and resolves with it. */
  async enter(): Promise<Turn> {
    if (this.#isLost || this.#isStopped) throw new Unavailable();
    if (this.turn?.isJoinable) return this.turn.join();
    const place = Promise.withResolvers<Turn>();
    this.#waiting.push(place);
    this.#wake();
    return place.promise;
  }

  /** Waits for an entry, or for a read begun later: an entry missing in that does not exist. */
  async reached(sequence: number): Promise<void> {
    if (sequence <= this.#journal.last || this.#isLost || this.#isStopped) return;
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const waiter: Waiter = { sequence, resolve };
    this.#behind.add(waiter);
    this.#wake();
    const tooLong = setTimeout(() => reject(new Unavailable()), patience);
    try {
      await promise;
    } finally {
      clearTimeout(tooLong);
      this.#behind.delete(waiter);
    }
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#wake();
    await this.#ended;
    this.#refuseAll();
    this.#settle(this.#behind);
  }

  #wake(): void {
    this.#sleep.resolve();
  }

  /** Applies what other instances have written. */
  async #apply(read: () => Promise<readonly Change[]>): Promise<void> {
    const asked = new Set(this.#behind);
    const entries = await read();
    this.#do(() => this.restore(entries.filter((entry) => !isNews(entry))));
    this.#journal.applied();
    this.#freshAt = performance.now();
    this.#settle(asked);
    for (const { body } of entries.filter(isNews))
      this.#do(() => this.tell([JSON.parse(body ?? 'null')]));
  }

  /** Ends the waits for entries that have arrived, and the waits begun before the last read. */
  #settle(asked: ReadonlySet<Waiter>): void {
    for (const waiter of this.#behind)
      if (waiter.sequence <= this.#journal.last || asked.has(waiter)) waiter.resolve();
  }

  #refuseAll(): void {
    const refused = this.#waiting;
    this.#waiting = [];
    for (const { reject } of refused) reject(new Unavailable());
  }

  async #runTurn(): Promise<void> {
    await this.#apply(() => this.#journal.begin());
    const turn = new Turn();
    this.turn = turn;
    const admitted = this.#waiting;
    this.#waiting = [];
    for (const { resolve } of admitted) resolve(turn.join());
    const tooLong = setTimeout(() => turn.fail(new Unavailable()), longest);
    await turn.ended.promise;
    clearTimeout(tooLong);
    const news = turn.news.map((one) => ({
      collection: announcements,
      id: crypto.randomUUID(),
      body: JSON.stringify(one),
    }));
    await this.#journal.end([...turn.changes.values(), ...news]);
    this.turn = undefined;
    this.#freshAt = performance.now();
    for (const effect of turn.effects) this.#do(effect);
    turn.committed.resolve();
    this.tell(turn.news);
  }

  async #step(): Promise<void> {
    if (this.#isLost) {
      await this.#journal.connect();
      this.#options.log('database back', {
        missed: Math.round(performance.now() - this.#freshAt),
      });
    }
    this.#isLost = false;
    this.isCutOff = false;
    if (this.#waiting.length > 0) await this.#runTurn();
    else await this.#apply(() => this.#journal.read());
  }

  /** Undoes the open turn; waits before the next try if the database is lost. */
  async #recover(error: unknown, failures: number): Promise<void> {
    this.turn?.fail(new Unavailable());
    this.turn = undefined;
    const meaning = this.#journal.meaningOf(error);
    if (meaning === 'refused') {
      // The database answers, so waiting calls are not affected.
      this.#options.log('write refused', { error: String(error) });
      this.#wake();
      return;
    }
    this.#refuseAll();
    if (meaning === 'outdated')
      this.#options.log('writes refused: a newer release has the database');
    if (meaning !== 'lost') return;
    if (!this.#isLost) this.#options.log('database lost', { error: String(error) });
    this.#isLost = true;
    this.#settle(this.#behind);
    if (error instanceof JournalChanged) this.#options.restart();
    this.#journal.disconnect();
    if (!this.isCutOff && performance.now() - this.#freshAt > cutOffAfter) {
      this.isCutOff = true;
      this.onCutOff();
    }
    // The delay is random, so that instances do not all connect to a starting database at once.
    await delay(Math.min(100 * 2 ** failures, longestPause) * (0.5 + Math.random() / 2));
    this.#wake();
  }

  async #run(): Promise<void> {
    let failures = 0;
    while (!this.#isStopped) {
      const poll = setTimeout(() => this.#wake(), this.#waiting.length > 0 ? 0 : pollInterval);
      await this.#sleep.promise;
      clearTimeout(poll);
      this.#sleep = Promise.withResolvers<void>();
      try {
        await this.#step();
        failures = 0;
      } catch (error) {
        failures += 1;
        await this.#recover(error, failures);
      }
    }
  }
}
