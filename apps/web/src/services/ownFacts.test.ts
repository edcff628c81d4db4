import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { storageKey } from '@seatwise/flows/session';
import { readEnv } from '../env.ts';
import { ananya, mapStorage } from '../testing/storedStudent.ts';
import { createOwnFacts } from './ownFacts.ts';
import { createServices } from './services.ts';

const answer = vi.fn<() => Promise<Response>>();

beforeEach(() => {
  const page = { documentElement: { dataset: {} }, hidden: false };
  vi.stubGlobal('document', page);
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('fetch', answer);
});
afterEach(() => {
  vi.unstubAllGlobals();
  answer.mockReset();
});

const open = async (stored: object = ananya) => {
  const items = new Map([[storageKey, JSON.stringify(stored)]]);
  const { api, session } = createServices({
    env: readEnv({}),
    storage: mapStorage(items),
    root: document.documentElement,
    navigate: () => undefined,
  });
  let later = 0;
  const ask = createOwnFacts({ api, session: { ...session, now: () => Date.now() + later } }, [
    '/home',
    '/edit-profile',
  ]);
  await vi.waitFor(() => expect(session.view().changes).toEqual([]));
  return {
    session,
    ask,
    stored: () => JSON.parse(items.get(storageKey)!) as object,
    pass: (time: number) => {
      later += time;
    },
  };
};

it('BEY-ACC-08 a rank that staff correct is the session’s, and what it was is known', async () => {
  answer.mockImplementation(async () => Response.json({ ...ananya, air: 35_210, token: null }));
  const { session, ask, stored } = await open();
  await ask('/rank-predictor');
  await vi.waitFor(() =>
    expect(session.view()).toMatchObject({
      user: { air: 35_210, token: ananya.token },
      changes: [{ fact: 'air', before: 45_210, after: 35_210 }],
    }),
  );
  expect(stored()).toMatchObject({ air: 35_210 });
});

it('BEY-ACC-08 the account is asked about once a minute at most, by students alone', async () => {
  answer.mockImplementation(async () => Response.json({ ...ananya, token: null }));
  const { session, ask, pass } = await open();
  await ask('/rank-predictor');
  await ask('/rank-predictor');
  expect(answer).toHaveBeenCalledOnce();
  pass(60_000);
  await ask('/rank-predictor');
  expect(answer).toHaveBeenCalledTimes(2);
  expect(session.view().changes).toEqual([]);
  await (await open({ ...ananya, role: 'ADMIN' })).ask('/rank-predictor');
  expect(answer).toHaveBeenCalledTimes(2);
});

it('BEY-ACC-08 an answer that fails, or comes after the session, changes nothing', async () => {
  answer.mockImplementation(async () => new Response('', { status: 500 }));
  const { session, ask, pass } = await open();
  await ask('/rank-predictor');
  expect(session.user()).toMatchObject({ air: 45_210 });
  pass(60_000);
  answer.mockImplementation(async () => {
    session.onExpired();
    await vi.waitFor(() => expect(session.user()).toBeUndefined());
    return Response.json({ ...ananya, air: 35_210, token: null });
  });
  await ask('/rank-predictor');
  expect(session.view()).toMatchObject({ user: undefined, changes: [] });
});

it('SES-28 the dashboard and the profile show the stored user without a call', async () => {
  const { ask } = await open();
  for (const path of ['/home', '/hi/home', '/edit-profile']) await ask(path);
  expect(answer).not.toHaveBeenCalled();
});
