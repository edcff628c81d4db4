import { adminData as contract } from '@seatwise/api-client/contract/adminData';
import { colleges } from '@seatwise/api-client/contract/colleges';
import { prediction } from '@seatwise/api-client/contract/prediction';
import type { AnswerOf } from '@seatwise/api-client/contract/operation';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  allotmentLines,
  officialHeadings,
  rankHeadings,
  rankLines,
} from '@seatwise/backend/areas/official-data/testing/allotmentList';
import { loadOfficialLists } from '@seatwise/backend/areas/official-data/officialLists';
import {
  cutoffDetails,
  importsOf,
  isCollege,
  publicationOf,
  type Import,
} from '../testing/importsOf.ts';
import { call, tokenFor, workerHost, type Host } from '../../../testing/hosts.ts';

const officialLists = await loadOfficialLists('extract');

let host: Host;
let token: string;
beforeEach(async () => {
  host = await workerHost();
  token = await tokenFor(host, 'admin');
});

const { ask, read, uploaded, checked, publish, refusal, reportOf } = importsOf(
  () => ({ host, token }),
  cutoffDetails,
);

/** The official results are published as versions at the start. */
const atStart = officialLists.size;

const listOf = (...lines: string[]): string => [officialHeadings, ...lines].join('\r\n');

const official = (factor: number, most = 1500): string =>
  listOf(...allotmentLines(host.backend.reference.cells, { exam: 'UG', like: 2024, factor, most }));

const predicted = async (): Promise<string> => {
  const response = await call(
    host,
    prediction.recommend,
    { air: 500, subject: 'MBBS', category: 'General', counselingCategory: 'UG' },
    { token: await tokenFor(host, 'basic') },
  );
  return response.text();
};

describe('an import of official data', () => {
  it('BEY-DAT-01 BEY-DAT-02 guesses the columns, checks, previews and publishes with its source', async () => {
    const list = await uploaded(official(1.3));
    expect(list.mapping).toEqual({
      rank: 1,
      quota: 2,
      college: 3,
      program: 4,
      category: 5,
      candidateCategory: 6,
      remarks: 7,
    });
    const state = await checked(list);
    expect(state).toMatchObject({ state: 'checked', failure: null, basedOn: atStart });
    expect(state.result).toMatchObject({ rows: 1500, used: 1500, leftOut: 0, unknowns: [] });
    expect(state.result!.preview.length).toBeGreaterThan(5);
    expect(await publish(state)).toEqual({ version: atStart + 1 });
    const data = await read(contract.readData, {});
    expect(data).toMatchObject({
      current: atStart + 1,
      open: [],
    });
    expect(data.versions).toHaveLength(atStart + 1);
    expect(data.versions[0]).toMatchObject({
      id: atStart + 1,
      rows: state.result!.difference.added,
      ...cutoffDetails,
      publishedBy: 'Priya Nair',
    });
    const colleges = new Set(
      host.backend.reference.cells
        .filter(({ exam, years }) => exam === 'UG' && years.some(({ year }) => year === 2026))
        .map(({ instituteCode }) => instituteCode),
    );
    expect(data.versions[0]).toMatchObject({ colleges: colleges.size, share: 1 });
    // The server came with the results of 2025, but without stored rows.
    const brought = data.versions.find(
      ({ kind, exam, year }) => `${kind} ${exam} ${year}` === 'cutoffs UG 2025',
    )!;
    expect(brought.share).toBeNull();
    expect(brought.colleges).toBeGreaterThan(5);
  });

  it('BEY-DAT-06 changes predictions and college pages, with no sample beside a published year', async () => {
    const before = await predicted();
    await publish(await checked(await uploaded(official(1.3))));
    const after = await predicted();
    expect(after).not.toBe(before);
    const rows = JSON.parse(after) as AnswerOf<typeof prediction.recommend>;
    const row = rows.find(({ history }) => history?.some(({ year }) => year === 2026))!;
    expect(row.history!.length).toBeGreaterThan(1);
    const college = await read(colleges.readCollege, { code: row.instituteCode! });
    const years = college.ranks.find(
      ({ program, quotaName, allottedCategory }) =>
        program === 'MBBS' && quotaName === row.quotaName && allottedCategory === 'OP',
    )!.years;
    expect(years.at(-1)).toMatchObject({ year: 2026, round: 'Round 1', source: 'imported' });
    expect(new Set(years.map(({ source }) => source))).toEqual(new Set(['imported']));
  });

  it('BEY-DAT-07 is rolled back in one press, to the same answers byte for byte', async () => {
    const original = await predicted();
    await publish(await checked(await uploaded(official(1.3))));
    const first = await predicted();
    await publish(await checked(await uploaded(official(0.8))));
    expect(await predicted()).not.toBe(first);
    const [one, two] = [atStart + 1, atStart + 2];
    expect(await read(contract.withdrawDataVersion, { id: two })).toEqual({ current: one });
    expect(await predicted()).toBe(first);
    expect((await ask(contract.withdrawDataVersion, { id: two })).status).toBe(409);
    await read(contract.withdrawDataVersion, { id: one });
    expect(await predicted()).toBe(original);
  });

  it('BEY-DAT-04 says what it adds, changes and takes away', async () => {
    const cells = host.backend.reference.cells;
    const lines = rankLines(cells, { exam: 'UG', like: 2024 });
    const csv = (rows: string[]) => [rankHeadings, ...rows].join('\n');
    await publish(await checked(await uploaded(csv(lines.slice(0, 100)))));
    const changed = rankLines(cells, { exam: 'UG', like: 2024, factor: 2 }).slice(10, 20);
    const state = await checked(
      await uploaded(csv([...changed, ...lines.slice(20, 100), ...lines.slice(100, 105)])),
    );
    expect(state.result!.difference).toMatchObject({ added: 5, changed: 10, gone: 10, same: 80 });
  });

  it('BEY-DAT-04 reports each row that is wrong, and leaves the others be', async () => {
    const [one, two, three] = allotmentLines(host.backend.reference.cells, {
      exam: 'UG',
      like: 2024,
      most: 40,
    });
    const state = await checked(
      await uploaded(
        listOf(
          one!,
          two!,
          three!,
          one!,
          officialHeadings,
          ',,,,,,,',
          '12',
          one!.replace(/^\d+,\d+/, '5,9999999'),
          one!.replace(/^\d+,\d+/, '6,=1+1'),
          one!.replace(/AI|PS|Open Seat Quota/, 'ZZ'),
          one!.replace(/(OP|BC|EW|SC|ST) NO/, 'QQ NO'),
          '9,77,AI,"Nowhere College, Atlantis",MBBS,OP NO,OP NO,Allotted',
          '10,78,AI,-,MBBS,OP NO,OP NO,Not Allotted',
          '11,79,AI,"AIIMS, New Delhi",Astrology,OP NO,OP NO,Allotted',
        ),
      ),
    );
    expect(state.result).toMatchObject({ rows: 10, used: 3, leftOut: 7, skipped: 4 });
    const problems = new Map(state.result!.problems.map(({ problem, count }) => [problem, count]));
    expect(Object.fromEntries(problems)).toEqual({
      'doubled row': 1,
      'impossible rank': 1,
      'no rank': 1,
      'unknown quota': 1,
      'unknown category': 1,
      'unknown college': 1,
      'unknown course': 1,
      // A generated rank is far from the official ones of 2024.
      'far from before': 1,
    });
    const report = await reportOf(state.id);
    expect(report.split('\r\n')[0]).toBe('Row,Kind,Problem,Value');
    expect(report).toContain("10,error,no rank,'=1+1");
    expect(report).toContain('13,error,unknown college,"Nowhere College, Atlantis"');
  });

  it('BEY-DAT-04 proposes what a spelling may mean, and keeps what was decided for the source', async () => {
    const list = listOf('1,77,AI,Armed Force Medical Colege Pune,MBBS,OP NO,OP NO,Allotted');
    const state = await checked(await uploaded(list));
    const [unknown] = state.result!.unknowns;
    expect(unknown).toMatchObject({ rows: 1 });
    const [proposed] = unknown!.proposals;
    expect(proposed).toMatchObject({
      label: 'Armed Forces Medical College, Pune',
      reason: 'spelling',
    });
    const decisions = [isCollege(unknown!.written, proposed!.means)];
    const again = await checked(state, { decisions });
    expect(again.result).toMatchObject({ used: 1, unknowns: [] });
    expect((await uploaded(list)).decisions).toEqual([]);
    await publish(again);
    expect((await uploaded(list)).decisions).toEqual(decisions);
  });

  it('BEY-DAT-04 decisions of an import that is discarded leave no trace; those of a published one are in the trail', async () => {
    const { code } = host.backend.reference.colleges[0]!;
    const written = 'K G M C';
    const csv = listOf(
      `1,77,AI,${written},MBBS,OP NO,OP NO,Allotted`,
      '2,78,AI,"AIIMS, New Delhi",MBBS,OP NO,OP NO,Allotted',
    );
    const trail = () => JSON.stringify(host.backend.db.auditEntries.all());
    const discarded = await checked(await uploaded(csv), { decisions: [isCollege(written, code)] });
    expect(discarded.result).toMatchObject({ used: 2 });
    await read(contract.cancelDataImport, { id: discarded.id });
    expect(host.backend.db.dataSources.all()).toEqual([]);
    expect(trail()).not.toContain(written);
    const next = await uploaded(csv);
    expect(next.decisions).toEqual([]);
    await publish(await checked(next, { decisions: [isCollege(written, code)] }));
    expect((await uploaded(csv)).decisions).toEqual([isCollege(written, code)]);
    expect(host.backend.db.auditEntries.all().at(-2)).toMatchObject({
      operation: 'publishDataImport',
      changes: expect.arrayContaining([{ field: `“${written}” is`, before: null, after: code }]),
    });
    expect(host.backend.db.dataSources.all()).toMatchObject([{ name: 'MCC' }]);
  });

  it('BEY-DAT-04 what is published of another layout takes no decision away', async () => {
    const { code } = host.backend.reference.colleges[0]!;
    const decisions = [isCollege('K G M C', code)];
    const row = '"AIIMS, New Delhi",MBBS,AI,OP NO';
    await publish(
      await checked(await uploaded(`${rankHeadings}\n200502,MBBS,AI,OP NO,1,55,48`), { decisions }),
    );
    await publish(
      await checked(await uploaded(`Institute,Course,Quota,Category,AIR\n${row},7`), {
        round: 'Round 2',
      }),
    );
    expect(host.backend.db.dataSources.all()).toMatchObject([{ decisions }]);
  });

  it.each([
    [
      'Rank,Quota,Institute,Course,Quota,Course,Institute,Quota,Category',
      '“Quota”, “Institute”, and “Course”',
    ],
    ['Rank,Quota,Institute,Course,Category,Quota.1', '“Quota”'],
    ['Rank,QUOTA,Institute,Course,Category,Quota ,,', '“QUOTA”'],
  ])('BEY-DAT-02 refuses repeated headings in words: %s', async (headings, named) => {
    expect(await refusal(`${headings}\n1,2,3,4,5,6,7,8,9`)).toBe(
      `More than one column is headed ${named}. This happens in lists with several rounds side by side. Delete the columns of the other rounds, then upload the list again.`,
    );
  });

  it('BEY-DAT-04 refuses opening ranks after closing ranks, and a rank with a digit too many', async () => {
    const { code } = host.backend.reference.colleges[0]!;
    const closing = await checked(
      await uploaded(
        `${rankHeadings}\n${code},MBBS,AI,OP NO,500,100,4\n${code},MBBS,AI,BC NO,"1,100",1500.0,4`,
      ),
    );
    expect(closing.result).toMatchObject({ used: 1, leftOut: 1 });
    expect(closing.result!.preview[0]!.values).toHaveProperty('admits');
    const [headings, row] = [rankHeadings.replace(/,[^,]*$/, ''), `${code},MBBS,AI,OP NO,100,500`];
    const uncounted = await checked(await uploaded(`${headings}\n${row}`));
    // A number that the list lacks is not made up.
    expect(uncounted.result!.preview[0]!.values).toEqual({ openingRank: 100, closingRank: 500 });
    await publish(uncounted);
    const { ranks } = await read(colleges.readCollege, { code });
    const given = ranks.flatMap(({ years }) => years).find(({ maxAir }) => maxAir === 500);
    expect(given).toMatchObject({ source: 'imported', admits: null });
    const line = (rank: number) => `1,${rank},AI,"AIIMS, New Delhi",MBBS,OP NO,OP NO,Allotted`;
    const outlier = await checked(await uploaded(listOf(line(10), line(20), line(30), line(3000))));
    expect(outlier.result).toMatchObject({
      used: 3,
      leftOut: 1,
      problems: [{ problem: 'rank far behind all others', severity: 'error', count: 1 }],
    });
    expect(outlier.result!.preview[0]).toMatchObject({
      values: { openingRank: 10, closingRank: 30, admits: 3 },
    });
  });

  it('BEY-DAT-02 keeps the mapping of a source for its next list', async () => {
    const list = 'A,B,C,D,E\n7,"AIIMS, New Delhi",MBBS,AI,OP NO';
    const mapping = { rank: 0, college: 1, program: 2, quota: 3, category: 4 };
    const first = await uploaded(list);
    expect(first.mapping).toEqual({});
    const state = await checked(first, { mapping });
    expect(state.result).toMatchObject({ used: 1 });
    await publish(state);
    expect((await uploaded(list)).mapping).toEqual(mapping);
  });

  it('BEY-DAT-01 is not published unchecked, twice, or over a version that the check did not see', async () => {
    const first = await uploaded(official(1.3));
    const refused = async (shown: Import) =>
      (await ask(contract.publishDataImport, publicationOf(shown))).status;
    expect(await refused(first)).toBe(409);
    const one = await checked(first);
    const two = await checked(await uploaded(official(0.8)));
    await publish(one);
    expect(await refused(one)).toBe(409);
    expect(await refused(two)).toBe(409);
    const again = await checked(two);
    expect(again.result!.difference.changed).toBeGreaterThan(50);
    expect(await publish(again)).toEqual({ version: atStart + 2 });
  });

  it('BEY-DAT-08 is cancelled at any time, and nothing of it stays', async () => {
    const list = await uploaded(official(1.3, 5000));
    const { id, mapping } = list;
    await read(contract.checkDataImport, { id, ...cutoffDetails, mapping, decisions: [] });
    await read(contract.cancelDataImport, { id });
    expect((await ask(contract.readDataImport, { id })).status).toBe(404);
    expect(host.backend.db.blobKeys().size).toBe(host.backend.db.files.size + atStart);
    const data = await read(contract.readData, {});
    expect(data).toMatchObject({ current: atStart, open: [] });
    expect(data.versions).toHaveLength(atStart);
  });
});
