import type { Session } from '../session/session.ts';

const names = [
  'profile',
  'prediction',
  'signUp',
  'verification',
  'reset',
  'chat',
  'contact',
] as const;
type Name = (typeof names)[number];

const keyOf = (name: Name): string => `draft.${name}`;

interface Draft {
  /** Whose it is; null for a visitor's. */
  readonly owner: number | null;
  readonly value: unknown;
}

const drop = (name: Name): void => sessionStorage.removeItem(keyOf(name));

const parse = (stored: string | null): Partial<Draft> => {
  try {
    return Object(JSON.parse(stored ?? 'null')) as Partial<Draft>;
  } catch {
    return {};
  }
};

/**
 * What was typed and not sent, while the tab lives: a reload or a session that ran out loses none
 * of it, nobody else gets to see it, and whoever signs out leaves nothing behind (`dropAll`).
 */
export const createDrafts = (session: Pick<Session, 'user'>) => {
  const owner = (): number | null => session.user()?.id ?? null;

  return {
    drop,
    dropAll: () => names.forEach(drop),
    /** Whether this tab keeps any. */
    some: (): boolean => names.some((name) => sessionStorage.getItem(keyOf(name)) !== null),
    keep: (name: Name, value: unknown): void => {
      const draft: Draft = { owner: owner(), value };
      sessionStorage.setItem(keyOf(name), JSON.stringify(draft));
    },
    read: (name: Name): unknown => {
      // Without a tab there is none: the page is being drawn on a server.
      const draft = parse(globalThis.sessionStorage?.getItem(keyOf(name)) ?? null);
      return draft.owner === owner() ? draft.value : undefined;
    },
  };
};

export type Drafts = ReturnType<typeof createDrafts>;
