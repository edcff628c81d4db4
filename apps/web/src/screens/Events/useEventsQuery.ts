import { defaultDirection, turned, type Direction } from '@seatwise/flows/alerts';
import { useState } from 'react';
import { NavigationType, useLocation, useNavigationType, useSearchParams } from 'react-router-dom';

/** How search, order and page are called in the address, and what each is when it is not there. */
const defaults = { q: '', order: defaultDirection, page: '1' } as const;
type Name = keyof typeof defaults;

interface EventsQuery {
  readonly typed: string;
  readonly direction: Direction;
  readonly page: number;
  /** Searches; `page` is the one that is left to be on. */
  readonly type: (text: string, page: number) => void;
  readonly turn: () => void;
  readonly goTo: (page: number) => void;
}

/** Search, order and page, which live in the address: a reload and a shared link keep them. */
export const useEventsQuery = (): EventsQuery => {
  const [params, setParams] = useSearchParams();
  const inAddress = params.get('q') ?? '';
  // What is typed shows at once and the address follows; only links and the way
  // back lead from there to here.
  const [typed, setTyped] = useState(inAddress);
  const { key } = useLocation();
  const way = useNavigationType();
  const [seen, setSeen] = useState(key);
  if (key !== seen) {
    setSeen(key);
    if (way !== NavigationType.Replace) setTyped(inAddress);
  }

  /** What is as it is by default stands in no address. */
  const change = (values: Partial<Record<Name, string>>, replace: boolean): void =>
    setParams(
      (present) => {
        const next = new URLSearchParams(present);
        for (const [name, value] of Object.entries(values))
          if (value === defaults[name as Name]) next.delete(name);
          else next.set(name, value);
        return next;
      },
      { replace },
    );
  const direction = params.get('order') === 'ascending' ? 'ascending' : defaultDirection;

  return {
    typed,
    direction,
    page: Number(params.get('page')),
    type: (text, page) => {
      setTyped(text);
      change({ q: text, page: String(page) }, true);
    },
    turn: () => change({ order: turned(direction) }, true),
    // With what is typed: the address may not have followed yet, and this leads from there to here.
    goTo: (page) => change({ q: typed, page: String(page) }, false),
  };
};
