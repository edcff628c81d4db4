import { readFile } from 'node:fs/promises';
import { knownRules } from '@seatwise/flows/counselling-rules';
import { startInNode } from '@seatwise/mock-server/node';
import { cheapEnvironment, memoryStorage } from '@seatwise/mock-server/standalone';
import { afterAll, beforeAll, expect, it } from 'vitest';

let server: Awaited<ReturnType<typeof startInNode>>;
beforeAll(async () => {
  server = await startInNode({
    origin: 'http://seatwise.test',
    storage: memoryStorage(),
    extract: true,
    environment: cheapEnvironment((url) => readFile(url)),
  });
});
afterAll(() => server.close());

const costOf = (round: '2' | 'stray'): string => knownRules('UG', round)[0]!.sentence;

it.each(['2', 'stray'] as const)(
  'BEY-RUL-05 counsellors’ seeded answers say what not joining costs in round %s',
  (round) => {
    const { messages, savedReplies } = server.backend.db;
    expect(messages.all().some(({ content }) => content.includes(costOf(round)))).toBe(true);
    expect(savedReplies.all().some(({ text }) => text.includes(costOf(round)))).toBe(true);
  },
);

it('BEY-RUL-05 no seeded answer takes a certificate for the originals', () => {
  const answers = server.backend.db.messages.all().map(({ content }) => content);
  expect(answers.filter((answer) => /it is accepted when the originals/.test(answer))).toEqual([]);
  expect(answers.some((answer) => answer.includes('let nobody join on a certificate'))).toBe(true);
});
