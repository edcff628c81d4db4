import { operations } from '@seatwise/api-client/contract';
import { callRoots } from './fallback.ts';

const patterns = operations.map(({ path }) => ({
  path,
  matches: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`),
}));

/**
 * An address as it is logged: never its query, which can hold a password, and of a call the pattern
 * of its operation alone, because a part of its path can be a secret.
 */
export const loggedPath = (address: string | undefined): string => {
  const pathname = URL.parse(address ?? '', 'http://localhost')?.pathname ?? '*';
  const root = pathname.split('/')[1] ?? '';
  if (!callRoots.has(root)) return pathname;
  return patterns.find(({ matches }) => matches.test(pathname))?.path ?? `/${root}/*`;
};
