import type { Change, Effect } from './storage.ts';

/** How long calls may join an open turn, so that one commit serves them all. Milliseconds. */
const joinable = 10;

/** The period in which only this instance writes, from the database's lock to the commit. */
export class Turn {
  readonly changes = new Map<string, Change>();
  readonly undo: (() => void)[] = [];
  news: unknown[] = [];
  effects: Effect[] = [];
  readonly ended = Promise.withResolvers<void>();
  readonly committed = Promise.withResolvers<void>();
  readonly #begun = performance.now();
  isOpen = true;
  #holders = 0;

  constructor() {
    // A failed turn may have no waiting call, so its rejection is caught here.
    this.committed.promise.catch(() => undefined);
  }

  get isJoinable(): boolean {
    return this.isOpen && performance.now() - this.#begun < joinable;
  }

  join(): this {
    this.#holders += 1;
    return this;
  }

  leave(): void {
    this.#holders -= 1;
    if (this.#holders === 0) this.end();
  }

  end(): void {
    this.isOpen = false;
    this.ended.resolve();
  }

  fail(error: unknown): void {
    this.end();
    for (const step of this.undo.toReversed()) step();
    this.changes.clear();
    this.news = [];
    this.effects = [];
    this.committed.reject(error);
  }
}
