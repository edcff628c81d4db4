import { counsellingDates } from '@seatwise/api-client/contract/counsellingDates';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { collegeDetails, importsOf, problemsOf } from '../testing/importsOf.ts';
import { call, tokenFor, workerHost, type Host } from '../../../testing/hosts.ts';

let host: Host;
let token: string;
beforeAll(async () => {
  host = await workerHost();
  token = await tokenFor(host, 'admin');
});

const { uploaded, checked, publish, rollBack, rollBackAll } = importsOf(
  () => ({ host, token }),
  collegeDetails,
);

afterEach(rollBackAll);

const textOf = async (...asked: Parameters<typeof call>): Promise<string> =>
  (await call(...asked)).text();

describe('a schedule', () => {
  const list = (...lines: string[]): string =>
    ['Round,Activity,Start Date,End Date,Revised', ...lines].join('\n');
  const ug = { exam: 'UG' } as const;
  const listed = () => textOf(host, counsellingDates.listCounsellingDates, ug);
  const feed = () => textOf(host, counsellingDates.readCalendar, ug);
  const roundOne = async () =>
    (JSON.parse(await listed()) as { round: string | null }[]).filter(
      ({ round }) => round === 'Round 1',
    );

  it('BEY-DAT-23 takes the place of the example dates, in the list and in the feed', async () => {
    const upload = await uploaded(
      list(
        'Round-I,Registration / Payment,21 July 2026,"28th July, 2026 up to 12:00 Noon",',
        'Round-I,Choice Filling,22-07-2026,28-07-2026 11:55 PM,',
        'Round-I,Choice Locking,28/07/2026 16:00,28/07/2026 23:55,',
        'Round-I,Result,,31.07.2026,',
        'Round-I,Reporting to college,1st August to 6th August 2026,,8 Aug 2026',
      ),
    );
    expect(upload.kind).toBe('dates');
    const state = await checked(upload, ug);
    expect(problemsOf(state)).toEqual({});
    await publish(state);
    expect(
      (await roundOne()).map((date) => {
        const { kind, at } = date as unknown as { kind: string | null; at: string };
        return [kind, at];
      }),
    ).toEqual([
      ['registration-opens', '2026-07-20T18:30:00.000Z'],
      [null, '2026-07-21T18:30:00.000Z'],
      ['registration-closes', '2026-07-28T06:30:00.000Z'],
      [null, '2026-07-28T10:30:00.000Z'],
      [null, '2026-07-28T18:25:00.000Z'],
      ['choices-close', '2026-07-28T18:25:00.000Z'],
      ['result', '2026-07-31T18:29:00.000Z'],
      [null, '2026-07-31T18:30:00.000Z'],
      ['reporting-closes', '2026-08-06T18:29:00.000Z'],
    ]);
    expect((await roundOne()).at(-1)).toMatchObject({
      source: 'imported',
      revisedFrom: '2026-08-08T18:29:00.000Z',
      revision: 1,
    });
    const all = JSON.parse(await listed()) as { round: string; source: string }[];
    expect(new Set(all.map(({ round, source }) => `${round} ${source}`))).toEqual(
      new Set(['Round 1 imported']),
    );
    expect(await feed()).toContain(
      'SUMMARY:NEET UG Round 1: last date to fill and lock choices\r\n',
    );
  });

  it('BEY-DAT-23 reads the time of a date in a column of its own', async () => {
    const upload = await uploaded(
      [
        'Round,Activity,From,To,Time',
        '1,Payment,21-07-2026,28-07-2026,upto 12:00 NOON',
        '1,Result,31-07-2026,,5 pm',
        '1,Reporting,,,5 pm',
      ].join('\n'),
    );
    const state = await checked(upload, ug);
    expect(problemsOf(state)).toEqual({ 'no date': 1 });
    await publish(state);
    const times = (await roundOne()).map((date) => (date as unknown as { at: string }).at);
    expect(times).toContain('2026-07-28T06:30:00.000Z');
    expect(times).toContain('2026-07-31T11:30:00.000Z');
  });

  it('BEY-DAT-23 reads a row of one day as one event, and one that closes as its end', async () => {
    const upload = await uploaded(
      [
        'Round,Activity,From,To,Time',
        '1,Registration closes,29-07-2026,29-07-2026,12:00',
        '1,Choice locking,30-07-2026,30-07-2026,',
        '1,Reporting closes,31-07-2026,,5 pm',
      ].join('\n'),
    );
    await publish(await checked(upload, ug));
    const imported = (await roundOne()) as unknown as {
      source: string;
      title: string;
      at: string;
    }[];
    expect(
      imported.filter(({ source }) => source === 'imported').map(({ title, at }) => [title, at]),
    ).toEqual([
      ['Round 1: last date to register and pay', '2026-07-29T06:30:00.000Z'],
      ['Round 1: last date to fill and lock choices', '2026-07-30T18:29:00.000Z'],
      ['Round 1: last date to join the college', '2026-07-31T11:30:00.000Z'],
    ]);
  });

  it('BEY-DAT-23 takes the place of no published event that it does not carry', async () => {
    const ahead = async () =>
      Object.fromEntries(
        (JSON.parse(await listed()) as { round: string; kind: string; at: string }[]).map(
          ({ round, kind, at }) => [`${round}|${kind}`, at],
        ),
      );
    const part = list(
      '1,Registration and payment,20 Jul 2026,28 Jul 2026,',
      '1,Choice filling and locking,21 Jul 2026,20 Jul 2026,',
      '1,Result,31 Jul 2026,,',
    );
    const state = await checked(await uploaded(part), ug);
    expect(problemsOf(state)).toEqual({ 'end before start': 1 });
    expect(state.result!.difference).toMatchObject({ added: 2, gone: 0 });
    await publish(state);
    expect(await ahead()).toEqual({
      'Round 1|registration-opens': '2026-07-19T18:30:00.000Z',
      'Round 1|registration-closes': '2026-07-28T18:29:00.000Z',
      'Round 1|result': '2026-07-30T18:30:00.000Z',
    });
    const published = await ahead();

    // A notice that postpones a date names only this date.
    const extended = await checked(await uploaded(list('1,Payment,,30 Jul 2026,')), ug);
    expect(extended.result!.difference).toMatchObject({ added: 1, changed: 1, gone: 0, same: 1 });
    await publish(extended);
    expect(await ahead()).toEqual({
      ...published,
      'Round 1|registration-closes': '2026-07-30T18:29:00.000Z',
    });
    await rollBack();
    expect(await ahead()).toEqual(published);
  });

  it('BEY-DAT-23 takes as deadline what ends first of filling and locking', async () => {
    const closes = async () =>
      (await roundOne()).flatMap((date) => {
        const { kind, at } = date as unknown as { kind: string | null; at: string };
        return kind === 'choices-close' ? [at] : [];
      });
    const both = list(
      '1,Choice Filling,21 Jul 2026,28 Jul 2026,',
      '1,Choice Locking,,29 Jul 2026,',
    );
    await publish(await checked(await uploaded(both), ug));
    // On the last day to lock, choices can no longer be filled, so filling sets the deadline.
    expect(await closes()).toEqual(['2026-07-28T18:29:00.000Z']);
    expect((await roundOne()).map((date) => (date as unknown as { title: string }).title)).toEqual(
      expect.arrayContaining([
        'Round 1: last date to fill choices',
        'Round 1: last date to lock choices',
      ]),
    );
    await publish(await checked(await uploaded(list('1,Choice Filling,,30 Jul 2026,')), ug));
    expect(await closes()).toEqual(['2026-07-29T18:29:00.000Z']);
    const together = list('1,Choice filling and locking,,31 Jul 2026,');
    await publish(await checked(await uploaded(together), ug));
    expect(await closes()).toEqual(['2026-07-31T18:29:00.000Z']);
  });

  it('BEY-DAT-23 revises what differs from the published dates, and is rolled back byte for byte', async () => {
    const before = [await listed(), await feed()];
    const first = list('1,Result,31-07-2026,,', '1,Joining,1 Aug 2026,6 Aug 2026,');
    await publish(await checked(await uploaded(first), ug));
    const once = [await listed(), await feed()];
    const next = list('1,Result,2-08-2026,,', '1,Joining,1 Aug 2026,6 Aug 2026,');
    const state = await checked(await uploaded(next), ug);
    expect(state.result!.difference).toMatchObject({ added: 0, changed: 1, gone: 0, same: 1 });
    await publish(state);
    expect(
      (await roundOne()).find((date) => 'kind' in date && date.kind === 'result'),
    ).toMatchObject({
      at: '2026-08-01T18:30:00.000Z',
      revisedFrom: '2026-07-30T18:30:00.000Z',
      revision: 1,
    });
    await rollBack();
    expect([await listed(), await feed()]).toEqual(once);
    await rollBack();
    expect([await listed(), await feed()]).toEqual(before);
  });

  it('BEY-DAT-21 reports each row that is wrong', async () => {
    const state = await checked(
      await uploaded(
        list(
          '1,Result,31-07-2026,,',
          '1,Result,30-07-2026,,',
          '1,Joining,6 Aug 2026,1 Aug 2026,',
          '2,Joining,someday,1 Aug 2026,',
          '2,Registration,31-02-2026,1 Aug 2026,',
          '3,Registration,31-07-2019,,',
          '3,Result,,,',
          '9,Result,31-07-2026,,',
          '3,Joining,1 Jan 2026,31 Dec 2026,',
        ),
      ),
      ug,
    );
    expect(problemsOf(state)).toEqual({
      'doubled row': 1,
      'end before start': 1,
      'unreadable date': 2,
      'date of another year': 1,
      'no date': 1,
      'unknown round': 1,
      'absurd length': 1,
    });
  });
});
