import { readFile } from 'node:fs/promises';
import { authorities } from '@seatwise/api-client/contract/authorities';
import { adminData } from '@seatwise/api-client/contract/adminData';
import { applicant } from '@seatwise/api-client/contract/applicant';
import { prediction } from '@seatwise/api-client/contract/prediction';
import { beforeEach, describe, expect, it } from 'vitest';
import { importsOf, type Import } from '../testing/importsOf.ts';
import { call, tokenFor, workerHost, type Host } from '../../../testing/hosts.ts';

let host: Host;
let token: string;
beforeEach(async () => {
  host = await workerHost();
  token = await tokenFor(host, 'admin');
});

const kea = {
  kind: 'stateRanks',
  source: 'KEA, Karnataka',
  exam: 'UG',
  year: 2024,
  round: 'Round 2',
  documentUrl: 'https://cetonline.karnataka.gov.in/kea/list.pdf',
} as const;
const { read, uploaded, checked, publish, rollBack } = importsOf(() => ({ host, token }), kea);

/** A small extract of a list, as its publisher has it. */
const list = (name: string): Promise<string> =>
  readFile(new URL(`../testing/states/${name}.csv`, import.meta.url), 'utf8');

const imported = async (name: string, given: Partial<typeof kea> | object = {}): Promise<Import> =>
  checked(await uploaded(await list(name)), given);

const counts = ({ result }: Import) => {
  const { added, changed, same } = result!.difference;
  return { rows: result!.rows, used: result!.used, added, changed, same };
};
const valuesOf = ({ result }: Import, detail: string) =>
  result!.preview.find((row) => row.detail === detail)?.values;

describe('a list of a state', () => {
  it('BEY-STA-24 with categories in rows is known by its headings, and is as the lists that we hold', async () => {
    const state = await imported('categories-in-rows');
    expect(state.kind).toBe('stateRanks');
    // In the list, a column of open seats is wrongly headed NRI; ours is corrected.
    expect(counts(state)).toEqual({ rows: 77, used: 77, added: 1, changed: 0, same: 76 });
  });

  it('BEY-STA-24 has categories in columns: every heading that is a code of the authority', async () => {
    const text = await list('categories-in-columns');
    const state = await checked({ ...(await uploaded(text)), kind: 'stateRanks' });
    expect(state.failure).toBeNull();
    expect(state.result).toMatchObject({ rows: 3, used: 3, leftOut: 0 });
    expect(state.result!.difference).toMatchObject({ added: 0, changed: 0 });
  });

  it('BEY-STA-24 has a fee in each row, and a candidate in each row', async () => {
    const round3 = { year: 2025, round: 'Round 3' } as const;
    const state = await imported('fee-in-each-row', round3);
    expect(counts(state)).toEqual({ rows: 16, used: 16, added: 0, changed: 0, same: 16 });
    expect(state.result!.preview.every(({ values }) => 'fee' in values)).toBe(true);
    const candidates = await imported('candidate-in-each-row', round3);
    expect(candidates.result).toMatchObject({ rows: 13, used: 13 });
    expect(candidates.result!.difference).toMatchObject({ added: 0, changed: 0 });
  });

  it('BEY-STA-24 has state ranks beside All India ranks, or alone', async () => {
    const bihar = { source: 'BCECE Board, Bihar', year: 2025, round: 'Round 1' } as const;
    const beside = await imported('state-ranks-beside', bihar);
    expect(counts(beside)).toEqual({ rows: 27, used: 27, added: 0, changed: 0, same: 27 });
    expect(valuesOf(beside, 'MBBS, government, BC women')).toEqual({
      openingRank: 15_238,
      closingRank: 17_076,
      openingMerit: 283,
      closingMerit: 323,
    });
    const tamilNadu = { source: 'Selection Committee, Tamil Nadu', year: 2023, round: 'Round 1' };
    const alone = await imported('state-ranks-alone', tamilNadu);
    expect(counts(alone)).toEqual({ rows: 22, used: 22, added: 0, changed: 0, same: 22 });
  });

  it('BEY-STA-25 is compared with the year before, and with what is in force', async () => {
    const text = (await list('categories-in-rows')).replace('GM,20', 'GM,21');
    const { result } = await checked(await uploaded(text));
    expect(result!.coverage!.against).toMatchObject([
      { list: expect.stringContaining('2022') as string },
    ]);
  });

  it('BEY-STA-24 of several years and rounds in one file gives the rows of the chosen round', async () => {
    const text = await list('categories-in-rows');
    const [, ...rows] = text.trim().split('\n');
    const others = rows.flatMap((row) => [
      row.replace('Round 2', 'Round 1'),
      row.replace('2024', '2023'),
    ]);
    const state = await checked(await uploaded(`${text.trim()}\n${others.join('\n')}\n`));
    expect(state.failure).toBeNull();
    expect(state.result).toMatchObject({ rows: 231, used: 77, leftOut: 154 });
  });

  it.each([
    [
      'another state',
      'state-ranks-beside',
      {},
      /^This is a list of Bihar: 27 of 27 rows name colleges there\./,
    ],
    [
      'another year',
      'categories-in-rows',
      { year: 2025 },
      /^This is a list of the year 2024\. You chose 2025\./,
    ],
    [
      'another round',
      'categories-in-rows',
      { round: 'Round 1' },
      /^This is a list of “Round 2”\. You chose Round 1\./,
    ],
    [
      'nobody',
      'categories-in-rows',
      { source: 'KEA' },
      /^Choose the authority whose list this is\.$/,
    ],
  ])('BEY-STA-26 of %s is refused in plain words', async (_, name, given, words) => {
    const state = await imported(name, given);
    expect(state.failure).toMatch(words);
    expect(state.result).toBeNull();
  });

  it('BEY-STA-26 of engineering seats is refused in plain words', async () => {
    const text =
      'Year,Round,College,Course,Category,Closing Rank\n2024,Round 2,"R. V. College of Engineering, Bangalore",Computer Science and Engineering,GM,500\n2024,Round 2,"B. M. S. College of Engineering, Bangalore",Civil Engg,GM,9000\n';
    const state = await checked(
      { ...(await uploaded(text)), kind: 'stateRanks' },
      {
        mapping: { year: 0, round: 1, college: 2, program: 3, category: 4, closingRank: 5 },
      },
    );
    expect(state.failure).toMatch(
      /^This is a list of engineering seats, such as “Computer Science/,
    );
  });

  it('BEY-STA-33 is of an exam: its years and the console’s grid have it under that', async () => {
    const text =
      'College,Course,Category,Opening Rank,Closing Rank\n"BAPUJI DENTAL COLLEGE AND HOSPITAL",MDS IN PERIODONTOLOGY,GM,3000,4000\n';
    const state = await checked(
      { ...(await uploaded(text)), kind: 'stateRanks' },
      {
        exam: 'MDS',
        year: 2025,
        round: 'Round 1',
        mapping: { college: 0, program: 1, category: 2, openingRank: 3, closingRank: 4 },
      },
    );
    expect(state.failure).toBeNull();
    expect(state.result).toMatchObject({ rows: 1, used: 1 });
    await publish(state);
    const yearsOf = async (exam: 'UG' | 'MDS') =>
      (await read(authorities.listAuthorities, { exam })).find(({ key }) => key === 'kea')!.lists;
    expect(await yearsOf('MDS')).toEqual([2023, 2024, 2025]);
    const published = (await read(adminData.readData, {})).versions.find(
      ({ inForce, kind }) => inForce && kind === 'stateRanks',
    );
    expect(published).toMatchObject({ exam: 'MDS', year: 2025, round: 'Round 1' });
    expect(await yearsOf('UG')).toEqual([2020, 2021, 2022, 2023, 2024, 2025]);
  });

  it('BEY-STA-25 shows in a prediction once it is published, and no longer once it is taken back', async () => {
    const student = await tokenFor(host, 'free');
    const answers = { homeState: 'Karnataka', stateOwn: true, stateCategory: 'GM' } as const;
    await call(host, applicant.saveApplicant, answers, { token: student });
    const seat = async () => {
      const question = {
        air: 1500,
        category: 'General',
        counselingCategory: 'UG',
        subject: 'MBBS',
        states: 'own',
      };
      const rows = (await (
        await call(host, prediction.recommend, question as never, { token: student })
      ).json()) as {
        authority?: string;
        institute: string;
        allottedCategory: string;
        resultYear: string;
      }[];
      return rows.find(
        ({ authority, institute, allottedCategory }) =>
          authority === 'kea' &&
          institute.startsWith('Bangalore Medical') &&
          allottedCategory === 'GM',
      );
    };
    const years = async () =>
      (await read(authorities.listAuthorities, {})).find(({ key }) => key === 'kea')!.lists;
    const before = await seat();
    expect(before).toBeDefined();
    const text = await list('categories-in-columns');
    const state = await checked(
      { ...(await uploaded(text)), kind: 'stateRanks' },
      { year: 2026, round: 'Round 1' },
    );
    await publish(state);
    expect(await seat()).toMatchObject({ resultYear: 2026 });
    expect(await years()).toContain(2026);
    await rollBack();
    expect(await seat()).toEqual(before);
    expect(await years()).not.toContain(2026);
  });
});
