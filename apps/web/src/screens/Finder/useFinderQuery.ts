import {
  startTransition,
  useCallback,
  useLayoutEffect,
  useMemo,
  useOptimistic,
  useRef,
} from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { readQuery, writeQuery, type FinderQuery } from './finderQuery.ts';

/** Asks for something else, on the first page unless it says which; for the same it does nothing. */
export type Ask = (change: (query: FinderQuery) => Partial<FinderQuery>) => void;

/** After the next frame has been drawn. */
const nextFrame = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });

/** The value of before for as long as a new one says the same. */
const useUnchanged = <Value>(value: Value): Value => {
  const said = JSON.stringify(value);
  return useMemo(() => JSON.parse(said) as Value, [said]);
};

/**
 * What is asked, which the address owns. Rows follow a gesture at once; the address, and all that
 * watches it, follows the rows.
 */
export const useFinderQuery = (): readonly [FinderQuery, Ask] => {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const [address, lead] = useOptimistic(params.toString());
  const asked = useMemo(() => readQuery(new URLSearchParams(address)), [address]);
  // Heads and filters are drawn anew only when they say something else.
  const sort = useUnchanged(asked.sort);
  const chosen = useUnchanged(asked.chosen);
  const query = useMemo(() => ({ page: asked.page, sort, chosen }), [asked.page, sort, chosen]);
  const present = useRef(query);
  useLayoutEffect(() => {
    present.current = query;
  });

  const ask = useCallback<Ask>(
    (change) => {
      const next = { ...present.current, page: 1, ...change(present.current) };
      const search = writeQuery(next).toString();
      if (search === writeQuery(present.current).toString()) return;
      startTransition(async () => {
        lead(search);
        await nextFrame();
        await navigate(`?${search}`);
      });
    },
    [lead, navigate],
  );
  return [query, ask];
};
