import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

/** Starts the server with the files of an invented thirteenth state added to the official data. */
const server = spawn(
  process.execPath,
  [
    '--import',
    fileURLToPath(import.meta.resolve('@seatwise/official-data/testing/withExampleState')),
    fileURLToPath(new URL('./main.ts', import.meta.url)),
    '--control',
  ],
  { env: { ...process.env, PORT: '0', SEATWISE_DATA: 'memory' } },
);
let said = '';
server.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));

let origin: string;
const start = async (): Promise<void> => {
  await vi.waitFor(() => expect(said).toMatch(/localhost:\d+/), { timeout: 20_000 });
  origin = `http://127.0.0.1:${/localhost:(\d+)/.exec(said)![1]}`;
};
beforeAll(start, 25_000);
afterAll(() => void server.kill());

const ask = async (path: string, init: RequestInit = {}): Promise<unknown> =>
  (await fetch(origin + path, init)).json();
const json = { 'content-type': 'application/json' };

// Seats with a claim that the student lacks, or with an unexplained code, are left out.
it('BEY-STA-20 a state of data files alone has its authority, questions and chances', async () => {
  expect(await ask('/api/counselling-authorities')).toContainEqual(
    expect.objectContaining({ key: 'example', state: 'Lakshadweep', lists: [2024, 2025] }),
  );
  const { categories } = (await ask('/api/counselling-authorities/example')) as {
    categories: { key: string }[];
  };
  expect(categories.map(({ key }) => key)).toEqual(['OC', 'ISL']);

  const { token } = (await ask('/api/auth/login', {
    method: 'POST',
    headers: json,
    body: JSON.stringify({
      rollnumberOrEmail: 'free@seatwise.test',
      password: 'Seatwise@123',
    }),
  })) as { token: string };
  const headers = { ...json, authorization: `Bearer ${token}` };
  await ask('/api/users/applicant', {
    method: 'PUT',
    headers,
    body: JSON.stringify({ homeState: 'Lakshadweep', stateCategory: 'ISL' }),
  });
  const rows = (await ask(
    '/rank-prediction/recommend?air=90000&subject=MBBS&category=General&counselingCategory=UG&states=own',
    { headers },
  )) as { authority?: string; allottedCategory: string; probabilityTier: string }[];
  const own = rows.filter(({ authority }) => authority === 'example');
  expect(own.map((row) => [row.allottedCategory, row.probabilityTier])).toEqual([
    ['OC', 'Very Likely'],
    ['ISL', 'Possible'],
    ['OC', 'Unlikely'],
  ]);
});
