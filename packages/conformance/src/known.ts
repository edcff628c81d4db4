import type { Role } from '@seatwise/api-client';

/** An account in the inputs. */
export interface Account {
  readonly id: number;
  readonly email: string;
  readonly role: Role;
  readonly rollNumber: string | null;
  readonly phone: string | null;
}

type Find<T> = () => T | Promise<T>;

/** The records that inputs refer to; each rejects with a `NotKnown` if the backend has none. */
export interface Known {
  /** The caller's account. */
  readonly me: Account;
  /** Five digits that distinguish the accounts of one run from those of another. */
  readonly serial: string;
  /** The student whose records staff read. */
  readonly student: Find<Account>;
  /** The user whose account staff change. */
  readonly target: Find<Account>;
  readonly file: Find<{ readonly id: number; readonly fileName: string }>;
  readonly alert: Find<number>;
  readonly contactMessage: Find<number>;
  readonly botAnswer: Find<number>;
  readonly botQuestion: Find<number>;
  /** A conversation that the caller may read. */
  readonly conversation: Find<number>;
  readonly studentConversation: Find<number>;
  /** An order of the caller. */
  readonly order: Find<string>;
  /** A choice list of the caller. */
  readonly choiceList: Find<string>;
  /** The token of a link to a list of a student whose plan includes a counsellor. */
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

/** Thrown if a question needs a record that the backend does not have or show. */
export class NotKnown extends Error {}

/** An id that no record has. */
export const noRecord = 2_000_000_000;
