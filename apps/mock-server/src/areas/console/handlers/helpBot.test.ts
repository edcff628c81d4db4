import type { AnswerOf } from '@seatwise/api-client/contract/operation';
import { helpBot as contract } from '@seatwise/api-client/contract/helpBot';
import { beforeEach, describe, expect, it } from 'vitest';
import { withoutPersonalData } from '@seatwise/backend/areas/console/questions';
import { read } from '../../../testing/answer.ts';
import { call, tokenFor, workerHost, type Host } from '../../../testing/hosts.ts';

let host: Host;
let token: string;
beforeEach(async () => {
  host = await workerHost();
  token = await tokenFor(host, 'admin');
  for (const { id } of host.backend.db.botQuestions.all()) host.backend.db.botQuestions.delete(id);
});

const ask = async (question: string, mailbox = 'free') =>
  read(call(host, contract.askHelpBot, { question }, { token: await tokenFor(host, mailbox) }));
const office = async () =>
  (await read(call(host, contract.readHelpBot, {}, { token }))).body as AnswerOf<
    typeof contract.readHelpBot
  >;
const questions = async () =>
  (await office()).questions!.map(({ question, count }) => [question, count]);
const save = (words: string[], answer: string) =>
  read(call(host, contract.saveHelpBotAnswer, { question: 'Hostel?', words, answer }, { token }));

describe('a question that the help bot cannot answer', () => {
  it('BEY-FIG-02 is counted by student and in every spelling; questions of staff are not', async () => {
    await ask('Is there a gym?');
    await ask('  is there a GYM');
    await ask('Is there a gym?', 'premium');
    await ask('Two wheelers?');
    await ask('Is there a gym?', 'admin');
    expect(await questions()).toEqual([
      ['Is there a gym?', 3],
      ['Two wheelers?', 1],
    ]);
  });

  it('BEY-FIG-04 is stored without a name or an account', async () => {
    await ask('Call me at 98765 43210, my name is Ananya Sharma. Is there a gym?');
    const [kept] = host.backend.db.botQuestions.all();
    expect(Object.keys(kept!).toSorted()).toEqual([
      'count',
      'id',
      'key',
      'lastAskedAt',
      'question',
    ]);
    expect(JSON.stringify(kept)).not.toMatch(/98765|ananya|sharma/i);
  });

  it('BEY-BOT-08 is noted too where the bot’s answer did not help, though a reviewed one fits', async () => {
    await save(['deposit'], 'After all rounds.');
    const question = 'My name is Ananya Sharma. Deposit?';
    const asked = async (mailbox: string) =>
      read(
        call(
          host,
          contract.askHelpBot,
          { question, helped: false },
          { token: await tokenFor(host, mailbox) },
        ),
      );
    expect((await asked('free')).body).toEqual({ answer: null });
    await asked('premium');
    await asked('admin');
    expect((await office()).questions).toMatchObject([
      { question: 'My name is [name]. Deposit?', count: 2, notHelped: 2 },
    ]);
  });

  it.each([
    ['Write to neha.gupta@mail.test please', 'Write to [email] please'],
    ['+91 98765-43210 is my number', '[number] is my number'],
    ['My roll number is SW000123, ok?', 'My roll number is [number] , ok?'],
    ['With rank 45210 in round 2', 'With rank [number] in round 2'],
    ['mera naam Rohan Mehta hai', 'mera naam [name] hai'],
    ['See https://a.test/u?id=7', 'See [link]'],
    ['50 % in class 12', '50 % in class 12'],
  ])('BEY-FIG-04 %j is kept as %j', (question, kept) => {
    expect(withoutPersonalData(question)).toBe(kept);
  });

  it('BEY-FIG-04 reads hostile questions in a moment, and cuts long ones', () => {
    const started = performance.now();
    for (const part of ['1 ', 'a@', '+1(', 'my name is ', '@@', ' '])
      expect(withoutPersonalData(part.repeat(4000)).length).toBeLessThanOrEqual(300);
    expect(performance.now() - started).toBeLessThan(500);
  });

  it('BEY-FIG-04 of 500 the least asked one makes room for another', async () => {
    const { db } = host.backend;
    await ask('Is there a gym?');
    await ask('Is there a gym?');
    db.transaction(() => {
      for (let index = 0; index < 499; index += 1)
        db.botQuestions.put({
          id: db.nextId('botQuestions'),
          key: `key ${index}`,
          question: `Key ${index}?`,
          count: 1,
          lastAskedAt: index,
        });
    });
    await ask('And a pool?');
    expect(db.botQuestions.size).toBe(500);
    const kept = db.botQuestions.all().map(({ question }) => question);
    expect(kept).toEqual(expect.arrayContaining(['Is there a gym?', 'And a pool?', 'Key 1?']));
    expect(kept).not.toContain('Key 0?');
  });

  it('BEY-FIG-04 one user asks 60 in an hour, others are not limited', async () => {
    for (let asked = 0; asked < 60; asked += 1) await ask('Is there a gym?');
    expect((await ask('Is there a gym?')).status).toBe(429);
    expect((await ask('Is there a gym?', 'basic')).status).toBe(200);
    host.environment.clock.offset = 60 * 60 * 1000;
    expect((await ask('Is there a gym?')).status).toBe(200);
  });
});

describe('a reviewed answer', () => {
  it('BEY-FIG-03 is given to questions that hold its words, and clears them off the list', async () => {
    await ask('Are two wheelers allowed in the hostels?');
    await ask('Is there a gym?');
    await save(['hostel', 'wheelers'], 'Most hostels allow them.');
    expect(await questions()).toEqual([['Is there a gym?', 1]]);
    expect((await ask('wheelers in a HOSTEL')).body).toEqual({
      answer: 'Most hostels allow them.',
    });
    expect((await ask('hostel fees')).body).toEqual({ answer: null });
  });

  it('BEY-FIG-03 the newest counts, and one that is taken back no longer', async () => {
    await save(['gym'], 'No.');
    const { id } = (await save(['gym'], 'Yes.')).body as { id: number };
    expect((await ask('A gym?')).body).toEqual({ answer: 'Yes.' });
    await call(host, contract.deleteHelpBotAnswer, { id }, { token });
    expect((await ask('A gym?')).body).toEqual({ answer: 'No.' });
    expect((await call(host, contract.deleteHelpBotAnswer, { id }, { token })).status).toBe(404);
  });

  it.each([
    [['wheelers'], 'Is a two wheeler allowed?'],
    [['facility'], 'What facilities are there?'],
    [['bike/scooty/wheeler', 'govt'], 'Scooty at govt colleges?'],
  ])('BEY-FIG-07 %j fits %j: singular, plural, and any one of several', async (words, question) => {
    await save(words, 'Yes.');
    expect((await ask(question)).body).toEqual({ answer: 'Yes.' });
  });

  it('BEY-FIG-07 can be changed, and clears what it answers now', async () => {
    await ask('Is a scooty allowed?');
    const { id } = (await save(['bike'], 'No.')).body as { id: number };
    const change = { id, question: 'Bikes?', words: ['bike/scooty'], answer: 'Yes.' };
    expect((await call(host, contract.updateHelpBotAnswer, change, { token })).status).toBe(200);
    expect(await questions()).toEqual([]);
    expect((await ask('A scooty?')).body).toEqual({ answer: 'Yes.' });
    const unknown = { ...change, id: 999 };
    expect((await call(host, contract.updateHelpBotAnswer, unknown, { token })).status).toBe(404);
  });

  it('BEY-ATK-32 takes no change of another editor back', async () => {
    const { id } = (await save(['bike'], 'No.')).body as { id: number };
    const { question, words, answer } = host.backend.db.botAnswers.get(id)!;
    const seen = { question, words, answer };
    const edit = (changes: object) =>
      read(call(host, contract.updateHelpBotAnswer, { id, ...seen, ...changes, seen }, { token }));
    await edit({ answer: 'Yes.' });
    expect((await edit({ words: ['bike/scooty'] })).body).toMatchObject({ answer: 'Yes.' });
    expect(await edit({ answer: 'Perhaps.' })).toMatchObject({
      status: 409,
      body: { conflicts: [{ field: 'answer', value: 'Yes.' }] },
    });
  });

  it.each([[['Hostel']], [['a b']], [['']], [[]], [Array.from({ length: 9 }, () => 'gym')]])(
    'takes no words like %j',
    async (words) => {
      expect((await save(words, 'Yes.')).status).toBe(400);
    },
  );

  it('a question is dismissed without an answer', async () => {
    await ask('asdfgh');
    const [{ id } = { id: 0 }] = (await office()).questions!;
    await call(host, contract.dismissHelpBotQuestion, { id }, { token });
    expect(await questions()).toEqual([]);
    expect((await call(host, contract.dismissHelpBotQuestion, { id }, { token })).status).toBe(404);
  });
});
