import { readFile } from 'node:fs/promises';
import { createApiClient, type ApiClient } from '@seatwise/api-client';
import { accounts } from '@seatwise/api-client/contract/accounts';
import { prediction } from '@seatwise/api-client/contract/prediction';
import { emptyForm, predictionMachine, type Form } from '@seatwise/flows/prediction';
import { startInNode } from '@seatwise/mock-server/node';
import { cheapEnvironment, memoryStorage } from '@seatwise/mock-server/standalone';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { provideFlow } from '../../../lib/provideFlow.ts';
import { predictionCalls } from './predictionCalls.ts';

const air = 12_450;
const origin = 'http://seatwise.test';

let close: () => void;
let api: ApiClient;
let requests: string[] = [];

beforeAll(async () => {
  ({ close } = await startInNode({
    origin,
    storage: memoryStorage(),
    extract: true,
    environment: cheapEnvironment((url) => readFile(url)),
  }));
  let token: string | undefined;
  api = createApiClient({
    baseUrl: origin,
    session: { token: () => token, expired: () => false, onExpired: () => {} },
    fetch: (address, init) => {
      requests.push(address);
      return fetch(address, init);
    },
  });
  const login = { rollnumberOrEmail: 'basic@seatwise.test', password: 'Seatwise@123' };
  token = (await api.area(accounts).login(login)).token;
});
afterAll(() => close());

/** The number of results that the server returns for a form. */
const countOf = async (form: Form): Promise<number> => {
  const filled = Object.fromEntries(Object.entries(form).filter(([, value]) => value !== ''));
  const { count } = await api
    .area(prediction)
    .countRecommendations({ air, ...filled, counselingCategory: 'UG' });
  return count;
};

const without = (form: Form, filters: readonly (keyof Form)[]): Form => ({
  ...form,
  ...Object.fromEntries(filters.map((filter) => [filter, emptyForm[filter]])),
});

const predict = async (form: Form) => {
  const actor = createActor(provideFlow(predictionMachine, { calls: predictionCalls(api) }), {
    input: { air, role: 'BASIC', counsellingCategory: 'NEET UG Counselling 2025', form },
  }).start();
  const { context: before } = await waitFor(actor, (state) =>
    state.matches({ quotas: 'ready', tries: 'settled' }),
  );
  requests = [];
  actor.send({ type: 'form.submitted' });
  const { context } = await waitFor(actor, (state) =>
    state.matches({ prediction: { ready: { empty: 'explained' } }, tries: 'settled' }),
  );
  actor.stop();
  const calls = requests.filter((address) => !address.includes('/tries')).length;
  return { context, calls, used: before.triesLeft - context.triesLeft };
};

const mbbs: Form = { ...emptyForm, subject: 'MBBS', category: 'General' };
const bds: Form = { ...mbbs, subject: 'BDS' };
const nursing: Form = { ...mbbs, subject: 'B.Sc Nursing' };

describe('the filters that are to blame', () => {
  it.each<[string, Partial<Form>]>([
    ['the pools of the category', { quotaName: 'Non-Resident Indian', allottedCategory: 'SC' }],
    [
      'seats reserved for disabled students',
      { quotaName: 'Deemed/Paid Seats Quota', allottedPh: 'PH' },
    ],
    [
      'the sub category, which the rows merely repeat',
      { quotaName: 'Deemed/Paid Seats Quota', allottedCategory: 'OBC', subCategory: 'PwD' },
    ],
    [
      'all five',
      {
        quotaName: 'Deemed/Paid Seats Quota',
        allottedCategory: 'OBC',
        subCategory: 'NO',
        allottedPh: 'PH',
        year: '2021',
      },
    ],
    ['a year', { ...bds, allottedCategory: 'ST', allottedPh: 'PH', year: '2021' }],
    ['one filter alone', { ...nursing, year: '2023' }],
  ])('RNK-63 RNK-69 RNK-70 are those without which the server has results: %s', async (_, set) => {
    const form = { ...mbbs, ...set };
    const { context, calls, used } = await predict(form);
    const filters = (Object.keys(form) as (keyof Form)[]).filter(
      (name) => !['subject', 'category'].includes(name) && form[name] !== emptyForm[name],
    );
    const counts = await Promise.all(filters.map((filter) => countOf(without(form, [filter]))));
    const hiding = filters
      .map((filter, index) => ({
        filters: [{ filter, value: form[filter] }],
        matches: counts[index]!,
      }))
      .filter(({ matches }) => matches > 0)
      .toSorted((a, b) => b.matches - a.matches);
    expect(hiding.length).toBeGreaterThan(0);
    expect(context.responsible).toEqual(hiding);
    expect(calls).toBe(1 + filters.length);
    expect(used).toBe(1);
  });

  it.each<[string, Form]>([
    [
      'three',
      {
        ...bds,
        quotaName: 'Deemed/Paid Seats Quota',
        allottedCategory: 'ST',
        allottedPh: 'PH',
      },
    ],
    [
      'five',
      {
        ...bds,
        quotaName: 'Deemed/Paid Seats Quota',
        allottedCategory: 'ST',
        subCategory: 'NO',
        allottedPh: 'PH',
        year: '2021',
      },
    ],
  ])('RNK-63 RNK-69 RNK-70 are all together where no single one is: %s', async (_, form) => {
    const { context, calls, used } = await predict(form);
    const matches = await countOf({ ...emptyForm, subject: form.subject, category: form.category });
    expect(matches).toBeGreaterThan(0);
    expect(context.responsible).toMatchObject([{ matches }]);
    const { filters } = context.responsible[0]!;
    for (const { filter } of filters) expect(await countOf(without(form, [filter]))).toBe(0);
    expect(calls).toBe(2 + filters.length);
    expect(used).toBe(1);
  });
});
