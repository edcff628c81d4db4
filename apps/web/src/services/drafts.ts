import type { Session } from '../session/session.ts';

const names = [
  'profile',
  'prediction',
  'signUp',
  'verification',
  'reset',
  'chat',
  'contact',
  'helpBot',
  'addUser',
] as const;
type DraftName = (typeof names)[number];

const keyOf = (name: DraftName): string => `draft.${name}`;

interface Draft {
  /** The user's id; null for a guest. */
  readonly owner: number | null;
  readonly value: unknown;
}

const drop = (name: DraftName): void => sessionStorage.removeItem(keyOf(name));

const parse = (stored: string | null): Partial<Draft> => {
  try {
    return Object(JSON.parse(stored ?? 'null')) as Partial<Draft>;
  } catch {
    return {};
  }
};

/**
 * Drafts of forms, kept in the tab's storage: they outlive a reload and the end of a session, are
 * read back by their owner alone, and are dropped on sign-out (`dropAll`).
 */
export const createDrafts = (session: Pick<Session, 'user'>) => {
  const owner = (): number | null => session.user()?.id ?? null;

  return {
    drop,
    dropAll: () => names.forEach(drop),
    some: (): boolean => names.some((name) => sessionStorage.getItem(keyOf(name)) !== null),
    keep: (name: DraftName, value: unknown): void => {
      const draft: Draft = { owner: owner(), value };
      sessionStorage.setItem(keyOf(name), JSON.stringify(draft));
    },
    read: (name: DraftName): unknown => {
      // Undefined during prerendering.
      const draft = parse(globalThis.sessionStorage?.getItem(keyOf(name)) ?? null);
      return draft.owner === owner() ? draft.value : undefined;
    },
  };
};

export type Drafts = ReturnType<typeof createDrafts>;
