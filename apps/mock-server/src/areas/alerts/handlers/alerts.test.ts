import { hour } from '@seatwise/api-client/contract/constants/time';
import { alerts as contract } from '@seatwise/api-client/contract/alerts';
import { applicant } from '@seatwise/api-client/contract/applicant';
import type { InputOf, RowOf } from '@seatwise/api-client/contract/operation';
import { beforeEach, describe, expect, it } from 'vitest';
import { read } from '../../../testing/answer.ts';
import { call, tokenFor, workerHost, type Host } from '../../../testing/hosts.ts';

type Draft = InputOf<typeof contract.createAlert>;

let host: Host;
let token: string;
beforeEach(async () => {
  host = await workerHost();
  token = await tokenFor(host, 'admin');
  for (const { id } of host.backend.db.alerts.all()) host.backend.db.alerts.delete(id);
});

const draft: Draft = {
  title: 'Round 3 registration',
  text: 'Register anew.',
  topic: 'Dates',
  exams: [],
  categories: [],
  link: 'https://mcc.nic.in/notice',
  date: '2026-08-03',
  publishAt: null,
  isPinned: false,
  linksConfirmed: false,
};

const create = async (changes: Partial<Draft> = {}) => {
  const answer = await read(call(host, contract.createAlert, { ...draft, ...changes }, { token }));
  return { status: answer.status, ...(answer.body as { id: number; state: string }) };
};
const update = (id: number, changes: Partial<Draft> & { isRevised?: boolean } = {}) =>
  read(call(host, contract.updateAlert, { ...draft, isRevised: false, ...changes, id }, { token }));

/** The alerts that a reader sees, by a sample account's mailbox; null for a visitor. */
const seenBy = async (mailbox: string | null) => {
  const session = mailbox === null ? {} : { token: await tokenFor(host, mailbox) };
  return (await read(call(host, contract.listAlerts, {}, session))).body as RowOf<
    typeof contract.listAlerts
  >[];
};
const titlesFor = async (mailbox: string | null) =>
  (await seenBy(mailbox)).map(({ title }) => title);

describe('BEY-ATK-32 an alert that two edit', () => {
  const shown = { title: draft.title, text: draft.text, date: draft.date };

  it('takes no change of the other back, and refuses one of the same field with both values', async () => {
    const { id } = await create();
    const other = await tokenFor(host, 'superadmin');
    const moved = { ...draft, id, isRevised: false, date: '2026-08-09', seen: shown };
    expect((await read(call(host, contract.updateAlert, moved, { token: other }))).status).toBe(
      200,
    );
    const put = (changes: object) => update(id, { seen: shown, ...changes } as Partial<Draft>);
    expect(await put({ text: 'Register and pay.' })).toMatchObject({
      status: 200,
      body: { date: '2026-08-09', text: 'Register and pay.' },
    });
    const [alert] = host.backend.db.alerts.all();
    expect(alert).toMatchObject({ previousDate: draft.date });
    expect(alert).not.toHaveProperty('seen');
    expect(await put({ date: '2026-08-11' })).toMatchObject({
      status: 409,
      body: {
        conflicts: [{ field: 'date', value: '2026-08-09', changedBy: expect.any(String) }],
      },
    });
    // A field that was not shown is replaced; an edit without fields changes nothing.
    const { date: _, ...rest } = shown;
    expect(await put({ date: '2026-08-11', seen: rest })).toMatchObject({
      body: { date: '2026-08-11' },
    });
    expect(await update(id)).toMatchObject({ status: 200, body: { date: draft.date } });
  });
});

describe('who sees an alert, and when', () => {
  it('BEY-ALR-01 nobody before its time by the server’s clock, staff’s list apart', async () => {
    const now = host.environment.clock.now();
    const { state } = await create({ publishAt: new Date(now + hour).toISOString() });
    expect(state).toBe('planned');
    for (const mailbox of [null, 'free', 'admin']) expect(await titlesFor(mailbox)).toEqual([]);
    host.environment.clock.offset = hour - 1;
    expect(await titlesFor('free')).toEqual([]);
    host.environment.clock.offset = hour;
    expect(await titlesFor('free')).toEqual([draft.title]);
  });

  it('BEY-ALR-01 a planned time may be moved, that of a published alert may not', async () => {
    const later = new Date(host.environment.clock.now() + hour).toISOString();
    const { id } = await create({ publishAt: later });
    await update(id, { publishAt: null });
    expect(await titlesFor('free')).toEqual([draft.title]);
    await update(id, { publishAt: later });
    expect(await titlesFor('free')).toEqual([draft.title]);
  });

  it('BEY-ALR-02 nobody once it is withdrawn, and it cannot be changed any more', async () => {
    const { id } = await create();
    expect((await call(host, contract.withdrawAlert, { id }, { token })).status).toBe(200);
    for (const mailbox of [null, 'free', 'admin']) expect(await titlesFor(mailbox)).toEqual([]);
    expect((await update(id)).status).toBe(409);
    expect((await call(host, contract.withdrawAlert, { id }, { token })).status).toBe(409);
    expect((await update(999_999)).status).toBe(404);
  });

  it('BEY-ALR-12 everybody again once a withdrawn one is published again, as the newest', async () => {
    const { id } = await create();
    const republish = () => call(host, contract.republishAlert, { id }, { token });
    expect((await republish()).status).toBe(409);
    await call(host, contract.withdrawAlert, { id }, { token });
    host.environment.clock.offset += hour;
    await create({ title: 'Meanwhile' });
    host.environment.clock.offset += hour;
    expect((await republish()).status).toBe(200);
    expect(await titlesFor('free')).toEqual([draft.title, 'Meanwhile']);
  });

  // The accounts free and basic sit for UG, advance for PG, premium for MDS.
  it.each<[string, Partial<Draft>, (string | null)[]]>([
    ['everybody', {}, [null, 'free', 'advance', 'premium', 'admin']],
    ['UG', { exams: ['UG'] }, ['free', 'admin']],
    ['PG and MDS', { exams: ['PG', 'MDS'] }, ['advance', 'premium', 'admin']],
    ['OBC', { categories: ['OBC'] }, ['free', 'premium', 'admin']],
    ['SC', { categories: ['SC'] }, ['premium', 'admin']],
    ['OBC of UG', { exams: ['UG'], categories: ['OBC'] }, ['free', 'admin']],
  ])('BEY-ALR-03 one for %s is seen by those alone', async (_, audience, expected) => {
    for (const [mailbox, category] of [
      ['free', 'OBC'],
      ['advance', 'General'],
    ] as const)
      await call(
        host,
        applicant.saveApplicant,
        { category },
        { token: await tokenFor(host, mailbox) },
      );
    await create(audience);
    const everybody = [null, 'free', 'advance', 'premium', 'admin'];
    const seen = await Promise.all(everybody.map(titlesFor));
    expect(everybody.filter((_name, index) => seen[index]!.length > 0)).toEqual(expected);
  });

  it('BEY-ALR-04 a student hears of the chosen topics, by default of all; the choice goes with the account', async () => {
    await create();
    await create({ title: 'Seats added', topic: 'Seats' });
    const free = { token: await tokenFor(host, 'free') };
    const choice = async () => (await read(call(host, contract.readAlertChoice, {}, free))).body;
    expect(await choice()).toEqual({ topics: null });
    expect(await titlesFor('free')).toHaveLength(2);
    await call(host, contract.saveAlertChoice, { topics: ['Seats', 'Seats'] }, free);
    expect(await choice()).toEqual({ topics: ['Seats'] });
    expect(await titlesFor('free')).toEqual(['Seats added']);
    expect(await titlesFor('basic')).toHaveLength(2);
    await call(host, contract.saveAlertChoice, { topics: null }, free);
    expect(await titlesFor('free')).toHaveLength(2);
  });

  it('BEY-ALR-05 pinned ones come first, then the newest, by when they were revised', async () => {
    const { id } = await create({ title: 'old' });
    for (const title of ['pinned', 'new']) {
      host.environment.clock.offset += hour;
      await create({ title, isPinned: title === 'pinned' });
    }
    expect(await titlesFor('free')).toEqual(['pinned', 'new', 'old']);
    host.environment.clock.offset += hour;
    await update(id, { title: 'old', isRevised: true });
    expect(await titlesFor('free')).toEqual(['pinned', 'old', 'new']);
  });
});

describe('a revised alert', () => {
  it('BEY-ALR-06 keeps the date that students have seen, and when it changed', async () => {
    const { id } = await create();
    host.environment.clock.offset = hour;
    const revisedAt = new Date(host.environment.clock.now()).toISOString();
    await update(id, { date: '2026-08-06' });
    expect((await seenBy('free'))[0]).toMatchObject({
      date: '2026-08-06',
      previousDate: '2026-08-03',
      revisedAt,
    });
    // Fixing a typing error does not mark the alert as revised.
    host.environment.clock.offset = 2 * hour;
    await update(id, { date: '2026-08-06', text: 'Register again.' });
    expect((await seenBy('free'))[0]).toMatchObject({ text: 'Register again.', revisedAt });
  });

  it('BEY-ALR-13 has the time of the day, and says that it changed', async () => {
    const { id } = await create({ time: '17:00' });
    expect((await seenBy('free'))[0]).toMatchObject({ time: '17:00', revisedAt: null });
    expect((await create({ time: '5 pm' })).status).toBe(400);
    await update(id, { time: '18:30' });
    const [seen] = await seenBy('free');
    expect(seen).toMatchObject({ date: draft.date, time: '18:30', previousDate: null });
    expect(seen!.revisedAt).not.toBeNull();
  });

  it('BEY-ALR-06 before it is published, a date is only another date', async () => {
    const publishAt = new Date(host.environment.clock.now() + hour).toISOString();
    const { id } = await create({ publishAt });
    await update(id, { date: '2026-08-06', publishAt, isRevised: true });
    host.environment.clock.offset = hour;
    expect((await seenBy('free'))[0]).toMatchObject({ previousDate: null, revisedAt: null });
  });
});

describe('the links of an alert', () => {
  it.each<[Partial<Draft>, number]>([
    [{ link: 'http://mcc.nic.in/' }, 400],
    [{ link: 'javascript:alert(1)' }, 400],
    [{ link: 'mcc.nic.in' }, 400],
    [{ link: 'https://mcc-nic.in/' }, 409],
    [{ link: null, text: 'Pay at mcc-nic.in/pay today.' }, 409],
    [{ link: 'https://mcc-nic.in/', linksConfirmed: true }, 200],
    [{ link: 'http://mcc.nic.in/', linksConfirmed: true }, 400],
    [{ link: null }, 200],
    [{ link: null, text: 'Pay to mcc.seats@okaxis' }, 409],
    [{ link: null, text: 'Call 98765 43210' }, 409],
    [{ link: null, text: 'See bit.ly/round3' }, 409],
    [{ link: null, title: 'Call 98765 43210', linksConfirmed: true }, 200],
    [{ link: null, text: 'At https://mcc.nic.in@evil.test', linksConfirmed: true }, 400],
  ])('BEY-ALR-07 %j answers %d', async (changes, status) => {
    expect((await create(changes)).status).toBe(status);
    expect((await seenBy('free')).length).toBe(status === 200 ? 1 : 0);
  });

  it('BEY-ALR-07 readers learn whether the site is on the list', async () => {
    await create({ link: 'https://example.org/', linksConfirmed: true });
    expect((await seenBy(null))[0]).toMatchObject({ isOfficial: false });
  });

  it('answers no author, no withdrawal and no plan to students', async () => {
    await create();
    const [alert] = await seenBy('free');
    expect(Object.keys(alert!)).not.toEqual(
      expect.arrayContaining(['authorName', 'withdrawnAt', 'state', 'publishAt']),
    );
  });
});

describe('the document of an alert', () => {
  it('BEY-ALR-10 is one of the published ones, and is gone once it is deleted', async () => {
    const { files } = host.backend.db;
    const [file] = files.all();
    expect((await create({ fileId: 999_999 })).status).toBe(400);
    expect((await create({ fileId: file!.id })).status).toBe(200);
    for (const mailbox of [null, 'free', 'admin'])
      expect((await seenBy(mailbox))[0]).toMatchObject({
        file: { id: file!.id, fileName: file!.fileName },
      });
    files.delete(file!.id);
    expect((await seenBy('free'))[0]).toMatchObject({ title: draft.title, file: null });
  });

  it('BEY-ALR-10 is taken off again', async () => {
    const [file] = host.backend.db.files.all();
    const { id } = await create({ fileId: file!.id });
    await update(id, { fileId: null });
    expect((await seenBy('free'))[0]).toMatchObject({ file: null });
  });
});
