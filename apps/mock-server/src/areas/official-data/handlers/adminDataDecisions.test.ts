import { adminData as contract } from '@seatwise/api-client/contract/adminData';
import { colleges } from '@seatwise/api-client/contract/colleges';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { tokenFor, workerHost, type Host } from '../../../testing/hosts.ts';
import {
  officialHeadings,
  rankHeadings,
} from '@seatwise/backend/areas/official-data/testing/allotmentList';
import {
  cutoffDetails,
  importsOf,
  isCollege,
  problemsOf,
  publicationOf,
} from '../testing/importsOf.ts';

let host: Host;
let token: string;
beforeAll(async () => {
  host = await workerHost();
  token = await tokenFor(host, 'admin');
});

const { ask, read, uploaded, checked, publish, rollBackAll } = importsOf(
  () => ({ host, token }),
  cutoffDetails,
);

afterEach(async () => {
  await rollBackAll();
  const { dataSources, dataImports } = host.backend.db;
  for (const { id } of dataSources.all()) dataSources.delete(id);
  for (const { id } of dataImports.all()) await read(contract.cancelDataImport, { id });
});

const aiims = '"AIIMS, New Delhi",MBBS,OP NO,OP NO,Allotted';
const listOf = (...rows: string[]): string => [officialHeadings, ...rows].join('\n');
/** A list with an unknown quota, category, course and college. */
const unknownList = listOf(
  `1,40,SO,${aiims}`,
  `2,50,QQ,${aiims}`,
  '3,60,SO,"AIIMS, New Delhi",MBBS,Zebra,OP NO,Allotted',
  '4,70,SO,"AIIMS, New Delhi",M.B.B.Sc of Physic,OP NO,OP NO,Allotted',
  '5,80,SO,"Omega Medical College, Main Road, Maharashtra, 411001",MBBS,OP NO,OP NO,Allotted',
  `6,55 bis,SO,${aiims}`,
);
const omega = 'Omega Medical College, Main Road, Maharashtra, 411001';
const adds = { name: 'Omega Medical College', state: 'Maharashtra', kind: 'private' } as const;
const newOmega = { of: 'college', written: omega, means: 'new', adds } as const;

describe('what a list leaves unknown', () => {
  it('BEY-DAT-40 is answered whole, by what it is, and each can be decided', async () => {
    const state = await checked(await uploaded(unknownList));
    const unknowns = state.result!.unknowns.map(({ of, written }) => [of, written]);
    expect(unknowns).toEqual(
      expect.arrayContaining([
        ['quota', 'QQ'],
        ['category', 'Zebra'],
        ['course', 'M.B.B.Sc of Physic'],
        ['college', omega],
      ]),
    );
    const decided = await checked(state, {
      decisions: [
        { of: 'quota', written: 'QQ', means: 'Open Seat Quota' },
        { of: 'category', written: 'Zebra', means: 'OBC PH' },
        { of: 'course', written: 'M.B.B.Sc of Physic', means: 'MBBS' },
        newOmega,
        { of: 'rank', written: '55 bis', means: '55' },
      ],
    });
    expect(decided.result).toMatchObject({ used: 6, leftOut: 0, unknowns: [] });
    expect(decided.result!.preview.map(({ title, detail }) => `${title}: ${detail}`)).toContain(
      'AIIMS, New Delhi: MBBS, Open Seat Quota, OP',
    );
  });

  it('BEY-DAT-40 has no end before 5,000: every one of 600 spellings is shown, by rows', async () => {
    const rows = Array.from(
      { length: 600 },
      (_, index) => `${index},${index + 1},SO,"Qzx ${index} Vwk",MBBS,OP NO,OP NO,Allotted`,
    );
    const state = await checked(
      await uploaded(listOf(`9,9000,SO,"Qzx 7 Vwk",MBBS,OP NO,OP NO,Allotted`, ...rows)),
    );
    expect(state.result!.unknowns).toHaveLength(600);
    expect(state.result!.unknowns[0]).toMatchObject({ written: 'Qzx 7 Vwk', rows: 2 });
  });

  it('BEY-DAT-40 is saved with the import at once, and nothing is published before the next check', async () => {
    const state = await checked(await uploaded(unknownList));
    const { id } = state;
    const out = { of: 'quota', written: 'QQ', means: null } as const;
    expect(
      await read(contract.decideDataImport, { id, decisions: [out, newOmega], undone: [] }),
    ).toEqual({ decided: 2 });
    const saved = await read(contract.readDataImport, { id });
    expect(saved).toMatchObject({
      decisions: [out, newOmega],
      state: 'checked',
      fingerprint: null,
    });
    expect((await ask(contract.publishDataImport, publicationOf(state))).status).toBe(409);
    await read(contract.decideDataImport, {
      id,
      decisions: [],
      undone: [{ of: 'college', written: omega }],
    });
    const again = await checked(await read(contract.readDataImport, { id }));
    expect(again.decisions).toEqual([out]);
    expect(problemsOf(again)).toMatchObject({ 'left out on purpose': 1, 'unknown college': 1 });
    expect((await uploaded(unknownList)).decisions).toEqual([]);
  });

  it('BEY-DAT-40 a college that is added has a page once the list is published, and none before', async () => {
    const list = `${rankHeadings.replace('Institute Code', 'Institute')}\n"${omega}",MBBS,AI,OP NO,7,900,3`;
    const state = await checked(await uploaded(list), { decisions: [newOmega] });
    const known = () => read(colleges.listColleges, undefined);
    const isListed = async () => (await known()).find(({ name }) => name === adds.name);
    expect(await isListed()).toBeUndefined();
    await publish(state);
    const { code } = (await isListed())!;
    expect(await read(colleges.readCollege, { code })).toMatchObject({
      ...adds,
      ranks: [{ program: 'MBBS' }],
    });
    // In the next list of the source, the same spelling means the same college.
    const next = await checked(await uploaded(list), { year: 2024 });
    expect(next.result).toMatchObject({ used: 1, unknowns: [] });
    await publish(next);
    expect((await known()).filter(({ name }) => name === adds.name)).toMatchObject([{ code }]);
  });
});

describe('a spelling that is decided', () => {
  it('BEY-DAT-41 is listed with who and when, and can be taken back', async () => {
    const decision = isCollege('K G M C', '200502');
    const list = listOf(`1,40,SO,${aiims}`, '2,50,SO,K G M C,MBBS,OP NO,OP NO,Allotted');
    await publish(await checked(await uploaded(list), { decisions: [decision] }));
    const spellings = await read(contract.listDataSpellings, {});
    expect(spellings).toMatchObject([
      {
        ...decision,
        name: 'MCC',
        kind: 'cutoffs',
        label: 'AIIMS, New Delhi',
        by: expect.stringMatching(/./),
        at: expect.stringMatching(/^20/),
      },
    ]);
    const [{ source, of, written }] = spellings as [(typeof spellings)[number]];
    expect(await read(contract.forgetDataSpelling, { source, of, written })).toEqual({ left: 0 });
    expect((await ask(contract.forgetDataSpelling, { source, of, written })).status).toBe(404);
    expect((await uploaded(list)).decisions).toEqual([]);
    expect(host.backend.db.auditEntries.all().at(-2)).toMatchObject({
      operation: 'forgetDataSpelling',
      changes: [{ field: '“K G M C” is', before: '200502', after: null }],
    });
  });
});

describe('a list that is a part alone', () => {
  const { reason: _, ...unexplained } = publicationOf({ id: 0 } as never);

  it('BEY-DAT-42 is published with a reason, which the audit trail has', async () => {
    const state = await checked(await uploaded(unknownList));
    expect(state.result).toMatchObject({ rows: 6, used: 1 });
    const { id, basedOn, fingerprint } = state;
    const refused = await ask(contract.publishDataImport, {
      ...unexplained,
      id,
      basedOn,
      fingerprint: fingerprint!,
    });
    expect(refused.status).toBe(400);
    expect(await refused.json()).toEqual({
      message: 'This list is only a part. Say why you publish it.',
    });
    const reason = 'The rest comes on Monday.';
    await read(contract.publishDataImport, { id, basedOn, fingerprint: fingerprint!, reason });
    expect(host.backend.db.auditEntries.all().at(-1)).toMatchObject({
      operation: 'publishDataImport',
      changes: expect.arrayContaining([{ field: 'partBecause', before: null, after: reason }]),
    });
  });

  it('BEY-DAT-42 is compared with the list of the year before, and far ranks are named', async () => {
    const [one, other] = host.backend.reference.colleges;
    const rowsOf = (...rows: string[]) => [rankHeadings, ...rows].join('\n');
    await publish(
      await checked(
        await uploaded(
          rowsOf(`${one!.code},MBBS,AI,OP NO,7,900,3`, `${other!.code},MBBS,DU,OP NO,7,900,3`),
        ),
        { year: 2025 },
      ),
    );
    const state = await checked(await uploaded(rowsOf(`${one!.code},MBBS,AI,OP NO,7,2800,3`)));
    const { against, ...rest } = state.result!.coverage!;
    expect(against).toContainEqual({
      list: 'Cut-offs, MCC, UG, 2025, Round 1',
      entries: { known: 2, here: 1 },
      colleges: { known: 2, here: 1 },
      quotas: { known: 2, here: 1 },
      missing: [other!.name],
    });
    expect(rest).toEqual({ mixed: 0, mixedExamples: [] });
    expect(state.result!.examples).toContainEqual({
      row: 2,
      problem: 'far from before',
      severity: 'warning',
      value: 'closes at 2800; in 2025 at 900',
    });
    // Without an earlier year, there is nothing to compare with.
    const of2024 = await uploaded(rowsOf(`${one!.code},MBBS,AI,OP NO,7,2800,3`));
    expect(problemsOf(await checked(of2024, { year: 2015 }))).toEqual({});
  });

  it('BEY-DAT-42 names the seats whose rows spell their college in two ways', async () => {
    const state = await checked(
      await uploaded(
        listOf(
          `1,40,SO,${aiims}`,
          '2,50,SO,"AIIMS, New Delhi, Ansari Nagar",MBBS,OP NO,OP NO,Allotted',
        ),
      ),
    );
    expect(state.result!.coverage).toMatchObject({
      mixed: 1,
      mixedExamples: [{ spellings: ['AIIMS, New Delhi', 'AIIMS, New Delhi, Ansari Nagar'] }],
    });
  });
});

describe('the lists in force', () => {
  const listFor = (closing: number): string =>
    `${rankHeadings}\n200502,MBBS,AI,OP NO,7,${closing},3`;
  const published = async (closing: number, year: number): Promise<number> =>
    (await publish(await checked(await uploaded(listFor(closing)), { year }))).version;
  const stateOf = async () =>
    (await read(contract.readData, {})).versions
      .slice(0, 2)
      .map(({ id, inForce, canRestore, next }) => ({
        id,
        inForce,
        canRestore,
        next,
      }));
  const answer = async () => JSON.stringify(await read(colleges.readCollege, { code: '200502' }));

  it('BEY-DAT-43 are all said to be in force, and one is withdrawn by itself and put back', async () => {
    const samples = await answer();
    const first = await published(101, 2023);
    const second = await published(202, 2024);
    const both = await answer();
    expect(await stateOf()).toMatchObject([
      { id: second, inForce: true, next: null },
      { id: first, inForce: true, next: null },
    ]);
    expect(await read(contract.withdrawDataVersion, { id: first })).toEqual({ current: second });
    expect(await stateOf()).toMatchObject([
      { id: second, inForce: true, canRestore: false },
      { id: first, inForce: false, canRestore: true },
    ]);
    const page = await answer();
    expect(page).toContain('202');
    expect(page).not.toBe(both);
    expect(await read(contract.restoreDataVersion, { id: first })).toEqual({ current: second });
    expect(await answer()).toBe(both);
    await rollBackAll();
    expect(await answer()).toBe(samples);
  });

  it('BEY-DAT-43 a list that was replaced comes back when the newer one is withdrawn', async () => {
    const older = await published(101, 2024);
    const before = await answer();
    const newer = await published(303, 2024);
    expect(await stateOf()).toMatchObject([
      { id: newer, inForce: true, next: older },
      { id: older, inForce: false, canRestore: false },
    ]);
    expect((await ask(contract.withdrawDataVersion, { id: older })).status).toBe(409);
    await read(contract.withdrawDataVersion, { id: newer });
    expect(await answer()).toBe(before);
    await read(contract.restoreDataVersion, { id: newer });
    await read(contract.withdrawDataVersion, { id: newer });
    await published(404, 2024);
    expect((await ask(contract.restoreDataVersion, { id: newer })).status).toBe(409);
  });

  it('BEY-DAT-43 what was checked before another list was withdrawn is to be checked again', async () => {
    const first = await published(101, 2023);
    await published(202, 2024);
    const state = await checked(await uploaded(listFor(505)), { year: 2026 });
    await read(contract.withdrawDataVersion, { id: first });
    expect((await ask(contract.publishDataImport, publicationOf(state))).status).toBe(409);
    await publish(await checked(state, { year: 2026 }));
  });
});
