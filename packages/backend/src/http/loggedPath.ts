import { operations } from '@seatwise/api-client/contract';
import { callRoots } from './fallback.ts';

const known = [...operations.map(({ path }) => path), '/health/live', '/health/ready'].map(
  (path) => ({ path, matches: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`) }),
);

/**
 * An address for logs and metrics: only the pattern of its operation. A query can contain a
 * password, a path segment can be a secret or name a person, and patterns are few.
 */
export const loggedPath = (address: string | undefined): string => {
  const pathname = URL.parse(address ?? '', 'http://localhost')?.pathname ?? '*';
  const root = pathname.split('/')[1] ?? '';
  return (
    known.find(({ matches }) => matches.test(pathname))?.path ??
    (callRoots.has(root) ? `/${root}/*` : '/*')
  );
};
