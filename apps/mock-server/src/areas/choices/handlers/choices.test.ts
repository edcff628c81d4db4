import type { RowOf } from '@seatwise/api-client';
import { choices } from '@seatwise/api-client/contract/choices';
import { choiceLimits } from '@seatwise/api-client/contract/constants/choices';
import { prediction } from '@seatwise/api-client/contract/prediction';
import { shortlist } from '@seatwise/api-client/contract/shortlist';
import type { InputOf, Operation } from '@seatwise/api-client/contract/operation';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createCollegeBook } from '@seatwise/backend/reference/collegeBook';
import { bothHosts, call, tokenFor, type Host } from '../../../testing/hosts.ts';

const seat = (code: string) => ({ instituteCode: code, subject: 'MBBS', quotaName: 'All India' });
const entry = (code: string) => ({ ...seat(code), institute: `College ${code}` });
const id = 'list-of-tests';

describe.each(bothHosts)('choice lists on the %s', (_, start) => {
  let host: Host;
  beforeAll(async () => {
    host = await start();
  });
  afterAll(() => host.close());
  beforeEach(() => {
    host.backend.db.choiceLists.clear();
    host.backend.db.choiceVersions.clear();
    host.backend.db.shortlists.clear();
    host.backend.db.predictionTries.clear();
  });

  const ask = async <const O extends Operation>(
    operation: O,
    input: InputOf<O>,
    mailbox = 'free',
  ) => {
    const token = await tokenFor(host, mailbox);
    const response = await call(host, operation, input, { token });
    const text = await response.text();
    const body = response.headers.get('content-type')?.includes('json')
      ? (JSON.parse(text) as unknown)
      : text;
    return { status: response.status, body };
  };
  const create = (codes = ['a', 'b']) =>
    ask(choices.createChoiceList, { id, name: 'Round 1', entries: codes.map(seat) });
  const write = (basedOn: number, codes: string[], writeId: string) =>
    ask(choices.writeChoiceList, { id, basedOn, writeId, entries: codes.map(seat) });

  it('BEY-CHC-01 belong to their owner alone', async () => {
    await create();
    expect((await ask(choices.listChoiceLists, {}, 'basic')).body).toEqual([]);
    const others = await ask(choices.renameChoiceList, { id, name: 'Mine' }, 'basic');
    expect(others.status).toBe(404);
    expect((await ask(choices.listChoiceLists, {})).body).toMatchObject([
      { id, name: 'Round 1', version: 1, lockedAt: null },
    ]);
  });

  it('BEY-CHC-01 are begun once, however often the answer is lost', async () => {
    await create();
    expect((await create(['c'])).body).toMatchObject({
      version: 1,
      entries: [entry('a'), entry('b')],
    });
  });

  it('BEY-CHC-01 hold a seat once, 500 seats, and are 20', async () => {
    expect((await create(['a', 'a'])).status).toBe(400);
    const many = Array.from({ length: choiceLimits.entries + 1 }, (__, index) => String(index));
    expect((await create(many)).status).toBe(400);
    expect((await create(many.slice(1))).status).toBe(200);
    for (let index = 1; index < choiceLimits.lists; index += 1)
      await ask(choices.createChoiceList, { id: `list-${index}-x`, name: 'L', entries: [] });
    const more = await ask(choices.createChoiceList, {
      id: 'one-too-many',
      name: 'L',
      entries: [],
    });
    expect(more.status).toBe(409);
  });

  it('BEY-CHC-01 hold 500 seats with a full note each, in letters of three bytes', async () => {
    const note = 'क'.repeat(choiceLimits.noteLength);
    const entries = Array.from({ length: choiceLimits.entries }, (__, index) => ({
      ...seat(String(300_000 + index)),
      note,
    }));
    expect((await ask(choices.createChoiceList, { id, name: 'Round 1', entries })).status).toBe(
      200,
    );
    const more = { id, writeId: 'write-01', basedOn: 1, entries: entries.toReversed() };
    expect(await ask(choices.writeChoiceList, more)).toMatchObject({
      status: 200,
      body: { version: 2 },
    });
    const starred = { writeId: 'write-01', basedOn: 0, items: entries };
    expect((await ask(shortlist.writeShortlist, starred)).status).toBe(200);
    const { status } = await ask(choices.writeChoiceList, {
      ...more,
      writeId: 'write-02',
      entries: entries.map((one) => Object.assign({}, one, { note: note.repeat(2) })),
    });
    expect(status).toBe(413);
  });

  /** The size of a student's records in bytes. */
  const stored = () => {
    const { choiceLists, choiceVersions, shortlists } = host.backend.db;
    return [choiceLists, choiceVersions, shortlists]
      .flatMap((collection): unknown[] => collection.all())
      .reduce<number>((sum, record) => sum + JSON.stringify(record).length, 0);
  };
  const longList = (from: number) =>
    Array.from({ length: choiceLimits.entries }, (__, index) => ({
      ...entry(String(from + index)),
      subject: 'M'.repeat(200),
      quotaName: 'Q'.repeat(200),
      note: 'n'.repeat(choiceLimits.noteLength),
    }));

  it('BEY-CHC-11 take 2 MB of a student at most, with versions and shortlist, however often they are written', async () => {
    const answers = [];
    for (let list = 0; list < 5; list += 1) {
      const one = { id: `list-${list}-x`, name: 'L', entries: [] };
      answers.push(await ask(choices.createChoiceList, one));
      for (let version = 1; version <= 6; version += 1)
        answers.push(
          await ask(choices.writeChoiceList, {
            ...one,
            basedOn: version,
            writeId: `write-${version}-x`,
            entries: longList(800_000 + version * 1000),
          }),
        );
    }
    const items = longList(300_000);
    answers.push(await ask(shortlist.writeShortlist, { writeId: 'write-01', basedOn: 0, items }));
    expect(stored()).toBeLessThan(2 * 1024 * 1024);
    const refused = answers.find(({ status }) => status === 413);
    expect(refused?.body).toMatchObject({
      message: expect.stringContaining('Delete a list that you no longer need'),
    });
    // Deleting a list, as the error advises, makes room.
    const [{ id: first }] = (await ask(choices.listChoiceLists, {})).body as [{ id: string }];
    await ask(choices.deleteChoiceList, { id: first });
    const again = { id: 'list-after-x', name: 'L', entries: longList(300_000) };
    expect((await ask(choices.createChoiceList, again)).status).toBe(200);
  });

  it('BEY-CHC-11 drop old versions before they refuse, and restore the rest as it was', async () => {
    await create(['a']);
    const lists = [1, 2, 3, 4, 5, 6].map((version) => longList(800_000 + version * 1000));
    for (const [index, entries] of lists.entries()) {
      const input = { id, basedOn: index + 1, writeId: `write-${index}-x`, entries };
      expect((await ask(choices.writeChoiceList, input)).status).toBe(200);
    }
    const versions = (await ask(choices.listChoiceVersions, { id })).body as { version: number }[];
    expect(versions.map(({ version }) => version)).toEqual([7, 6, 5, 4]);
    for (const { version } of versions)
      expect((await ask(choices.readChoiceVersion, { id, version })).body).toMatchObject({
        entries: lists[version - 2]!,
      });
  });

  it('BEY-CHC-11 keep a version of 500 seats in a few hundred bytes where one was moved', async () => {
    const codes = Array.from({ length: choiceLimits.entries }, (__, at) => String(300_000 + at));
    await create(codes);
    const before = stored();
    await write(1, [...codes.slice(1), codes[0]!], 'write-01');
    expect(stored() - before).toBeLessThan(300);
  });

  it('BEY-CHC-11 are written 300 times at once, and then once a second', async () => {
    const name = { id, name: 'Round 1' };
    await ask(choices.createChoiceList, { ...name, entries: [] }, 'premium');
    const rename = async () => (await ask(choices.renameChoiceList, name, 'premium')).status;
    for (let count = 1; count < 300; count += 1) expect(await rename()).toBe(200);
    expect(await rename()).toBe(429);
    host.environment.clock.offset += 1000;
    expect([await rename(), await rename()]).toEqual([200, 429]);
    expect((await ask(choices.listChoiceLists, {}, 'premium')).status).toBe(200);
  });

  it('BEY-CHC-13 keep distinct names when one is renamed to the name of another', async () => {
    await create();
    const second = 'list-0000-0002';
    await ask(choices.createChoiceList, { id: second, name: 'Round 2', entries: [] });
    const renamed = await ask(choices.renameChoiceList, { id: second, name: 'Round 1' });
    expect(renamed.body).toMatchObject({ name: 'Round 1 (2)' });
    const again = await ask(choices.renameChoiceList, { id: second, name: 'Round 1 (2)' });
    expect(again.body).toMatchObject({ name: 'Round 1 (2)' });
  });

  it('BEY-CHC-12 name the college by its code, whatever a client says of it', async () => {
    const { code, name, state } = host.backend.reference.colleges[0]!;
    const madeUp = { institute: 'Call 98765', city: 'Nowhere', state: 'Nowhere', note: 'Mine' };
    const entries = [{ ...seat(code), ...madeUp }];
    const city = name.slice(name.lastIndexOf(',') + 2);
    const expected = [{ ...seat(code), institute: name, city, state, note: 'Mine' }];
    const created = await ask(choices.createChoiceList, { id, name: 'Round 1', entries });
    expect(created.body).toMatchObject({ entries: expected });
    const starred = { writeId: 'write-01', basedOn: 0, items: entries };
    expect((await ask(shortlist.writeShortlist, starred)).body).toMatchObject({ items: expected });
    expect(stored()).toBeLessThan(600);
  });

  it('BEY-CHC-04 are written on their version alone; the newer one comes along', async () => {
    await create();
    expect((await write(1, ['b', 'a'], 'write-01')).body).toMatchObject({ version: 2 });
    const refused = await write(1, ['c'], 'write-02');
    expect(refused).toMatchObject({
      status: 409,
      body: { list: { version: 2, entries: [entry('b'), entry('a')] } },
    });
  });

  it('BEY-CHC-04 are written once by a write that is sent twice', async () => {
    await create();
    await write(1, ['b', 'a'], 'write-01');
    await write(2, ['b'], 'write-02');
    expect(await write(1, ['b', 'a'], 'write-01')).toMatchObject({
      status: 200,
      body: { version: 3, entries: [entry('b')] },
    });
  });

  it('BEY-CHC-07 keep their last versions', async () => {
    await create();
    for (let version = 1; version <= choiceLimits.versions; version += 1)
      await write(version, ['b', String(version)], `write-${version}-x`);
    const { body } = await ask(choices.listChoiceVersions, { id });
    expect(body).toHaveLength(choiceLimits.versions);
    expect((body as { version: number }[])[0]).toMatchObject({ version: 51, count: 2 });
    expect((await ask(choices.readChoiceVersion, { id, version: 1 })).status).toBe(404);
    expect((await ask(choices.readChoiceVersion, { id, version: 2 })).body).toMatchObject({
      entries: [entry('b'), entry('1')],
    });
  });

  it('BEY-CHC-08 that are locked stay as they are', async () => {
    await create();
    await write(1, ['b'], 'write-01');
    expect((await ask(choices.lockChoiceList, { id, version: 1 })).status).toBe(409);
    const locked = await ask(choices.lockChoiceList, { id, version: 2 });
    expect(locked.body).toMatchObject({ version: 2, lockedAt: expect.any(String) });
    expect((await ask(choices.lockChoiceList, { id, version: 2 })).body).toEqual(locked.body);
    expect(await write(2, ['a'], 'write-02')).toMatchObject({
      status: 409,
      body: { list: { entries: [entry('b')], lockedAt: expect.any(String) } },
    });
    expect((await ask(choices.deleteChoiceList, { id })).status).toBe(409);
  });

  it('BEY-CHC-10 tell the chance of the own rank, and whether the matrix has the seat', async () => {
    const [instituteCode, subject, quota] = ['200423', 'MBBS', 'All India'];
    const seats = [
      { instituteCode, subject, quotaName: quota },
      { instituteCode, subject: 'BDS', quotaName: quota },
      { instituteCode: '1', subject, quotaName: quota },
    ];
    const { body } = await ask(choices.readSeatOutlooks, { seats });
    expect(body).toMatchObject([
      { instituteCode, probability: expect.any(Number), inMatrix: true },
      { probability: null, inMatrix: false, feePerYear: null, history: [] },
      { probability: null, inMatrix: null, city: null },
    ]);
    expect(host.backend.db.predictionTries.all()).toEqual([]);
  });

  it('BEY-CHC-22 name the round that each closing rank is known to', async () => {
    const { body } = await ask(choices.readSeatOutlooks, {
      seats: [{ instituteCode: '200423', subject: 'MBBS', quotaName: 'All India' }],
    });
    expect(body).toMatchObject([
      {
        history: expect.arrayContaining([
          expect.objectContaining({ year: 2024, round: 'Round 3' }),
        ]) as unknown,
      },
    ]);
  });

  it('BEY-CHC-25 name the seat that they speak of: the one that closes last for the student', async () => {
    const seats = [{ instituteCode: '200423', subject: 'MBBS', quotaName: 'All India' }];
    const seatOf = async (category: 'General' | 'OBC') => {
      const { body } = await ask(choices.readSeatOutlooks, { seats, category });
      return (body as RowOf<typeof choices.readSeatOutlooks>[])[0]!;
    };
    const [open, obc] = [await seatOf('General'), await seatOf('OBC')];
    expect(open).toMatchObject({ allottedCategory: 'OP', allottedPh: 'NO' });
    expect(obc).toMatchObject({ allottedCategory: 'OBC', allottedPh: 'NO' });
    expect(obc.history.at(-1)!.maxAir).toBeGreaterThan(open.history.at(-1)!.maxAir);
  });

  it('BEY-CHC-05 name the fees and the bond as the college’s page does', async () => {
    const { colleges, cells } = host.backend.reference;
    const { read } = createCollegeBook(host.backend.reference);
    const codes = new Set(cells.map(({ instituteCode }) => instituteCode));
    const page = colleges
      .filter(({ code }) => codes.has(code))
      .flatMap(({ code }) => read(code) ?? [])
      .find(({ seats }) => seats.some(({ fee }) => fee))!;
    const { program, quotaName, fee } = page.seats.find((one) => one.fee)!;
    const seats = [{ instituteCode: page.code, subject: program, quotaName }];
    expect((await ask(choices.readSeatOutlooks, { seats })).body).toMatchObject([
      { feePerYear: fee!.value, bond: page.bond?.value ?? null },
    ]);
  });

  it('BEY-CHC-18 name the fee that the prediction names, of seats too that the matrix lacks', async () => {
    const { body } = await ask(prediction.recommend, { air: 1, counselingCategory: 'UG' });
    const rows = body as RowOf<typeof prediction.recommend>[];
    const seats = rows.map(({ instituteCode, subject, quotaName }) => ({
      instituteCode: instituteCode!,
      subject: subject!,
      quotaName: quotaName!,
    }));
    const outlooks = (await ask(choices.readSeatOutlooks, { seats: seats.slice(0, 500) }))
      .body as RowOf<typeof choices.readSeatOutlooks>[];
    expect(outlooks.map(({ feePerYear }) => feePerYear)).toEqual(
      rows.slice(0, 500).map(({ feePerYear }) => feePerYear),
    );
  });

  it('BEY-SHL-01 the shortlist is written on its version alone, and once by a write sent twice', async () => {
    const starred = [{ instituteCode: 'a', tags: ['near'] }];
    const items = [{ ...starred[0], institute: 'College a' }];
    expect((await ask(shortlist.readShortlist, {})).body).toEqual({ items: [], version: 0 });
    const first = { writeId: 'write-01', basedOn: 0, items: starred };
    expect((await ask(shortlist.writeShortlist, first)).body).toEqual({ items, version: 1 });
    expect((await ask(shortlist.writeShortlist, first)).body).toEqual({ items, version: 1 });
    const late = await ask(shortlist.writeShortlist, { ...first, writeId: 'write-02' });
    expect(late).toMatchObject({ status: 409, body: { shortlist: { items, version: 1 } } });
    const twice = [...starred, ...starred];
    const doubled = await ask(shortlist.writeShortlist, {
      writeId: 'write-03',
      basedOn: 1,
      items: twice,
    });
    expect(doubled.status).toBe(400);
    expect((await ask(shortlist.readShortlist, {}, 'basic')).body).toEqual({
      items: [],
      version: 0,
    });
  });
});
