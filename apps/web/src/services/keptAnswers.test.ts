import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerOrKept, isKept } from './keptAnswers.ts';

const address = '/rank-prediction/recommend';
const question = { method: 'POST', body: '{"air":1}' };
const fetching = vi.fn<typeof fetch>();
const connection = { onLine: true };

/** An in-memory cache. */
const createCaches = () => {
  const answers = new Map<string, Response>();
  const cache = {
    put: async (key: string, answer: Response) => void answers.set(key, answer),
    keys: async () => [...answers.keys()],
    delete: async (key: string) => answers.delete(key),
  };
  return { open: async () => cache, match: async (key: string) => answers.get(key)?.clone() };
};

beforeEach(() => {
  connection.onLine = true;
  vi.stubGlobal('navigator', connection);
  vi.stubGlobal('caches', createCaches());
  vi.stubGlobal('fetch', fetching);
});

afterEach(() => {
  fetching.mockReset();
  vi.unstubAllGlobals();
});

const ask = async (owner: number, init: RequestInit = question): Promise<unknown> =>
  (await answerOrKept(owner, address, init)).json();

const answerOnce = async (): Promise<void> => {
  fetching.mockResolvedValueOnce(Response.json(['kept']));
  await ask(4);
  fetching.mockRejectedValue(new TypeError('Failed to fetch'));
};

describe('the answer of a prediction', () => {
  it('is given again without a network, to the same question of the same user', async () => {
    await answerOnce();
    connection.onLine = false;
    await expect(ask(4)).resolves.toEqual(['kept']);
    await expect(ask(4, { ...question, body: '{"air":2}' })).rejects.toThrow('Failed to fetch');
    await expect(ask(5)).rejects.toThrow('Failed to fetch');
  });

  it('does not hide a failure while there is a network', async () => {
    await answerOnce();
    await expect(ask(4)).rejects.toThrow('Failed to fetch');
  });

  it('is not cached where it is a refusal', async () => {
    fetching.mockResolvedValueOnce(Response.json({ message: 'No' }, { status: 403 }));
    await ask(4);
    fetching.mockRejectedValue(new TypeError('Failed to fetch'));
    connection.onLine = false;
    await expect(ask(4)).rejects.toThrow('Failed to fetch');
  });
});

it.each([
  ['/rank-prediction/recommend', true],
  ['https://api.example/api/quotas?counselingCategory=UG', true],
  ['/rank-prediction/tries?subject=MBBS', true],
  ['/api/users/applicant', true],
  ['/api/counselling-dates?exam=UG', true],
  ['/rank-prediction/count', false],
  ['/api/admin/all-users', false],
  ['/api/auth/login', false],
])('keeps answers of the prediction and of the season alone: %s', (path, expected) => {
  expect(isKept(path)).toBe(expected);
});

it('never answers a change from the cache', () => {
  expect(isKept('/api/users/applicant', 'PUT')).toBe(false);
});
