import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { storageKey } from '@seatwise/flows/session';
import { readEnv } from '../../env.ts';
import { createServices } from '../../services/services.ts';
import { ananya, mapStorage } from '../../testing/storedStudent.ts';
import { applicantOf } from './applicant.ts';

const answer = vi.fn<(address: string, init: RequestInit) => Promise<Response>>();

beforeEach(() => {
  vi.stubGlobal('document', { documentElement: { dataset: {} }, hidden: false });
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('sessionStorage', mapStorage());
  vi.stubGlobal('fetch', answer);
});
afterEach(() => {
  vi.unstubAllGlobals();
  answer.mockReset();
});

const open = async (profile: object, more: object = {}) => {
  answer.mockImplementation(async () => Response.json({ profile, accountGender: null, ...more }));
  const services = createServices({
    env: readEnv({}),
    storage: mapStorage(new Map([[storageKey, JSON.stringify(ananya)]])),
    root: document.documentElement,
    navigate: () => undefined,
  });
  const applicant = applicantOf(services);
  await applicant.load();
  return { ...services, applicant };
};

it('BEY-ACC-08 a corrected rank comes with the answers, which the dashboard asks for too', async () => {
  const account = { username: ananya.username, air: 35_210, counsellingCategory: 'NEET UG' };
  const { session } = await open({ category: 'OBC' }, { account });
  await vi.waitFor(() =>
    expect(session.view()).toMatchObject({
      user: { ...ananya, ...account },
      changes: [
        { fact: 'counsellingCategory', after: 'NEET UG' },
        { fact: 'air', before: 45_210, after: 35_210 },
      ],
    }),
  );
  expect(answer).toHaveBeenCalledOnce();
});

it('BEY-ACC-08 answers from before a network was lost correct nothing', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  const { session } = await open({}, { account: { ...ananya, air: 1 } });
  expect(session.user()).toMatchObject({ air: 45_210 });
});

it('BEY-PRD-17 a prediction that was begun for another category or disability begins again', async () => {
  const { applicant, drafts } = await open({ category: 'OBC' });
  const begun = 'subject=MBBS&category=OBC';
  const save = async (answers: { category: 'OBC' | 'General'; pwd?: boolean }) => {
    drafts.keep('prediction', begun);
    answer.mockImplementation(async () => Response.json({ profile: answers, accountGender: null }));
    await applicant.save(answers);
    return drafts.read('prediction');
  };
  expect(await save({ category: 'OBC' })).toBe(begun);
  expect(await save({ category: 'General' })).toBeUndefined();
  expect(await save({ category: 'General', pwd: true })).toBeUndefined();
});
