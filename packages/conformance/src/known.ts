import type { Role } from '@seatwise/api-client';

/** An account as the inputs name it. */
export interface Account {
  readonly id: number;
  readonly email: string;
  readonly role: Role;
  readonly rollNumber: string | null;
  readonly phone: string | null;
}

type Find<T> = () => T | Promise<T>;

/** The records that inputs refer to; each rejects with a `NotKnown` where the backend has none. */
export interface Known {
  /** The caller. */
  readonly me: Account;
  /** Five digits that tell the accounts of one run from those of another. */
  readonly serial: string;
  /** Whose records staff look at. */
  readonly student: Find<Account>;
  /** Whose account staff change. */
  readonly target: Find<Account>;
  readonly file: Find<{ readonly id: number; readonly fileName: string }>;
  readonly alert: Find<number>;
  readonly contactMessage: Find<number>;
  readonly botAnswer: Find<number>;
  readonly botQuestion: Find<number>;
  /** One that the caller may read. */
  readonly conversation: Find<number>;
  readonly studentConversation: Find<number>;
  /** One of the caller's. */
  readonly order: Find<string>;
  /** One of the caller's. */
  readonly choiceList: Find<string>;
  /** The token of a link to the list of a student who has a counsellor. */
  readonly sharedList: Find<string>;
  readonly dataImport: Find<number>;
  readonly spelling: Find<{
    readonly source: string;
    readonly of: string;
    readonly written: string;
  }>;
  readonly college: Find<string>;
  /** The key of an authority. */
  readonly authority: Find<string>;
}

/** A record that is needed for a question, and that the backend does not have or show. */
export class NotKnown extends Error {}

/** The number of no record. */
export const noRecord = 2_000_000_000;
