import { afterEach, expect, it, vi } from 'vitest';
import { createLeftOut } from './leftOut.ts';

afterEach(() => vi.restoreAllMocks());

it('BEY-REL-02 counts what the last list left out, and logs a number once', () => {
  const logged = vi.spyOn(console, 'warn').mockReturnValue();
  const leftOut = createLeftOut();
  const users = { id: 'listUsers' };
  leftOut.report(users, 0);
  expect(leftOut.get()).toEqual({});
  leftOut.report(users, 2);
  leftOut.report(users, 2);
  expect(leftOut.get()).toEqual({ listUsers: 2 });
  expect(logged).toHaveBeenCalledExactlyOnceWith('listUsers: 2 entries could not be read');
  leftOut.report(users, 0);
  expect(leftOut.get()).toEqual({ listUsers: 0 });
  expect(logged).toHaveBeenCalledOnce();
});
