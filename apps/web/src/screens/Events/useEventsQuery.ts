import { defaultDirection, turned, type Direction } from '@seatwise/flows/alerts';
import { useState } from 'react';
import { NavigationType, useLocation, useNavigationType, useSearchParams } from 'react-router-dom';

/** How each thing is called in the address. */
const names = { typed: 'q', direction: 'order', page: 'page' } as const;

interface EventsQuery {
  readonly typed: string;
  readonly direction: Direction;
  readonly page: number;
  readonly type: (text: string) => void;
  readonly turn: () => void;
  readonly goTo: (page: number) => void;
}

/** Search, order and page, which live in the address: a reload and a shared link keep them. */
export const useEventsQuery = (): EventsQuery => {
  const [params, setParams] = useSearchParams();
  const inAddress = params.get(names.typed) ?? '';
  // What is typed shows at once and the address follows; only the way back leads from there to here.
  const [typed, setTyped] = useState(inAddress);
  const { key } = useLocation();
  const way = useNavigationType();
  const [seen, setSeen] = useState(key);
  if (key !== seen) {
    setSeen(key);
    if (way === NavigationType.Pop) setTyped(inAddress);
  }

  const change = (name: string, value: string, isDefault: boolean, replace: boolean): void =>
    setParams(
      (present) => {
        const next = new URLSearchParams(present);
        if (isDefault) next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace, preventScrollReset: true },
    );
  const direction = params.get(names.direction) === 'ascending' ? 'ascending' : defaultDirection;

  return {
    typed,
    direction,
    page: Number(params.get(names.page)),
    type: (text) => {
      setTyped(text);
      change(names.typed, text, text === '', true);
    },
    turn: () => {
      const next = turned(direction);
      change(names.direction, next, next === defaultDirection, true);
    },
    goTo: (page) => change(names.page, String(page), page === 1, false),
  };
};
