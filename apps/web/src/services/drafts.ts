import { storedValue } from '../lib/storedValue.ts';
import type { Session } from '../session/session.ts';

const names = [
  'profile',
  'applicant',
  'prediction',
  'ticks',
  'practice',
  'signUp',
  'verification',
  'reset',
  'chat',
  'contact',
  'helpBot',
  'addUser',
  'console',
] as const;
type DraftName = (typeof names)[number];

const keyOf = (name: DraftName): string => `draft.${name}`;

interface Draft {
  /** The user's id; null for a guest. */
  readonly owner: number | null;
  readonly value: unknown;
}

const drop = (name: DraftName): void => sessionStorage.removeItem(keyOf(name));

const storedDraft = (name: DraftName) =>
  storedValue(keyOf(name), (stored) => Object(stored) as Partial<Draft>, 'sessionStorage');

/**
 * Drafts of forms in the tab's storage. They outlive a reload and the end of a session, only their
 * owner can read them back, and a sign-out drops them.
 */
export const createDrafts = (session: Pick<Session, 'user'>) => {
  const owner = (): number | null => session.user()?.id ?? null;

  const keep = (name: DraftName, value: unknown): void => {
    storedDraft(name).write({ owner: owner(), value } satisfies Draft);
  };
  const read = (name: DraftName): unknown => {
    const draft = storedDraft(name).read();
    return draft.owner === owner() ? draft.value : undefined;
  };
  const allOf = (name: DraftName) => Object(read(name)) as Readonly<Record<string, unknown>>;

  return {
    drop,
    some: (): boolean => names.some((name) => sessionStorage.getItem(keyOf(name)) !== null),
    keep,
    read,
    /** Stores one of several drafts of a name, such as that of one conversation; undefined drops it. */
    keepOne: (name: DraftName, key: string, value: unknown): void =>
      keep(name, { ...allOf(name), [key]: value }),
    readOne: (name: DraftName, key: string): unknown => allOf(name)[key],
  };
};

export type Drafts = ReturnType<typeof createDrafts>;
