import { paidQuotas } from '@seatwise/api-client/contract/constants/quotas';
import { adminData as contract } from '@seatwise/api-client/contract/adminData';
import { choices } from '@seatwise/api-client/contract/choices';
import { colleges } from '@seatwise/api-client/contract/colleges';
import type { InputOf } from '@seatwise/api-client/contract/operation';
import { beforeEach, describe, expect, it } from 'vitest';
import { collegeDetails, importsOf, problemsOf } from '../testing/importsOf.ts';
import { call, tokenFor, workerHost, type Host } from '../../../testing/hosts.ts';

let host: Host;
let token: string;
beforeEach(async () => {
  host = await workerHost();
  token = await tokenFor(host, 'admin');
});

const { read, uploaded, checked, publish, rollBack } = importsOf(
  () => ({ host, token }),
  collegeDetails,
);

const code = (name: string): string =>
  host.backend.reference.colleges.find((college) => college.name === name)!.code;
const aiims = 'AIIMS, New Delhi';

type CheckInput = InputOf<typeof contract.checkDataImport>;

describe('a list of colleges', () => {
  const headings =
    'Inst. Code,Institute Name,City,State,Type,Course,Quota,Annual Fee (Rs.),Intake,Bond (Years),Bond Penalty,Hostel,Hostel Fee,Web Site,As on';
  const lineOf = (of = code(aiims)): string =>
    `${of},"A.I.I.M.S.,  NEW DELHI",New Delhi,Delhi,Central,MBBS,,"1,628",132,1 year,5 lakh,Boys & Girls,"₹4,000",www.aiims.edu,01-07-2026`;
  const collegePage = () => read(colleges.readCollege, { code: code(aiims) });

  it('BEY-DAT-20 is known by its headings, and changes the page of a college fact by fact', async () => {
    const list = await uploaded(`${headings}\n${lineOf()}`);
    expect(list.kind).toBe('colleges');
    expect(Object.keys(list.mapping)).toHaveLength(15);
    const before = await collegePage();
    const state = await checked(list);
    expect(state.result).toMatchObject({ used: 1, leftOut: 0, problems: [] });
    expect(state.result!.difference).toMatchObject({ added: 2, changed: 0, gone: 0 });
    await publish(state);
    const asOf = '2026-07-01';
    const after = await collegePage();
    expect(after).toMatchObject({
      kind: 'central',
      kindFrom: { source: 'imported', asOf },
      city: { value: 'New Delhi', source: 'imported', asOf },
      intake: { value: 132, source: 'imported', asOf },
      bond: { value: { years: 1, penalty: 500_000 }, source: 'imported', asOf },
      hostel: { value: { women: true, men: true, perYear: 4000 }, source: 'imported', asOf },
      website: { value: 'https://www.aiims.edu/', source: 'imported', asOf },
    });
    for (const [index, { program, quotaName, fee }] of after.seats.entries())
      expect(fee).toEqual(
        program === 'MBBS' && !paidQuotas.has(quotaName)
          ? {
              value: 1628,
              source: 'imported',
              publisher: collegeDetails.source,
              year: collegeDetails.year,
              documentUrl: collegeDetails.documentUrl,
              asOf,
            }
          : before.seats[index]!.fee,
      );
    expect(after.ranks).toEqual(before.ranks);
  });

  it('BEY-DAT-20 is used by the choice list, and leaves paid quotas alone', async () => {
    const seat = host.backend.reference.seats.find(
      ({ quotaName }) => quotaName === 'Non-Resident Indian',
    );
    const college = { code: code(seat!.instNm) };
    const { seats } = await read(colleges.readCollege, college);
    const quotas = seats.filter(({ program }) => program === seats[0]!.program);
    const list = `Institute Code,Course,Fee,Bond Years,Penalty\n${college.code},${seats[0]!.program},9 lakh,2,10 lakh`;
    await publish(await checked(await uploaded(list)));
    const student = await tokenFor(host, 'premium');
    const outlooks = await call(
      host,
      choices.readSeatOutlooks,
      {
        seats: quotas.map(({ program, quotaName }) => ({
          instituteCode: college.code,
          subject: program,
          quotaName,
        })),
      },
      { token: student },
    );
    const rows = (await outlooks.json()) as {
      quotaName: string;
      feePerYear: number;
      bond: object;
    }[];
    for (const { quotaName, feePerYear, bond } of rows) {
      expect(bond).toEqual({ years: 2, penalty: 1_000_000 });
      expect(feePerYear === 900_000).toBe(!/Non-Resident|Management/.test(quotaName));
    }
  });

  it('BEY-DAT-21 reports each row that is wrong', async () => {
    const wrong = (...changes: [string, string][]): string =>
      changes.reduce((line, [from, to]) => line.replace(from, to), lineOf());
    const state = await checked(
      await uploaded(
        [
          headings,
          lineOf(),
          lineOf(),
          wrong(['www.aiims.edu', 'javascript:alert(1)']),
          wrong(['"1,628"', 'free of charge']),
          wrong(['"1,628"', '9 crore']),
          wrong([',Delhi,', ',Kerala,']),
          wrong([',Delhi,', ',Atlantis,']),
          wrong(['MBBS', 'Astrology']),
          wrong(['1 year', '99']),
          wrong(['01-07-2026', '31-02-2026']),
          wrong(['1 year', '']),
          wrong([code(aiims), ''], ['"A.I.I.M.S.,  NEW DELHI"', '"AIIMS, Nw Delhi"']),
          wrong(['MBBS', 'B.Sc Nursing'], ['5 lakh', '7 lakh']),
        ].join('\n'),
      ),
    );
    expect(problemsOf(state)).toEqual({
      'doubled row': 1,
      'malformed link': 1,
      'unreadable fee': 1,
      'absurd figure': 2,
      'college of another state': 1,
      'unknown state': 1,
      'unknown course': 1,
      'unreadable day': 1,
      'penalty without years': 1,
      'unknown college': 1,
      'differs from an earlier row': 1,
    });
    expect(state.result).toMatchObject({ rows: 13, used: 2, leftOut: 11 });
    expect(state.result!.unknowns.find(({ of }) => of === 'college')!.proposals[0]!.label).toBe(
      aiims,
    );
  });

  it('BEY-DAT-07 BEY-DAT-20 is compared fact by fact, and rolled back byte for byte', async () => {
    const samples = JSON.stringify(await collegePage());
    await publish(await checked(await uploaded(`${headings}\n${lineOf()}`)));
    const first = JSON.stringify(await collegePage());
    const next = lineOf().replace('"1,628"', '"16,280"');
    const state = await checked(await uploaded(`${headings}\n${next}`), { source: 'dme' });
    expect(state.result!.difference).toMatchObject({ added: 0, changed: 1, gone: 0, same: 1 });
    expect(problemsOf(state)).toEqual({ 'far from before': 1 });
    expect(state.result!.difference.examples[0]).toMatchObject({
      title: aiims,
      detail: 'MBBS',
      before: { fee: 1628 },
      after: { fee: 16_280 },
    });
    await publish(state);
    await rollBack();
    expect(JSON.stringify(await collegePage())).toBe(first);
    await rollBack();
    expect(JSON.stringify(await collegePage())).toBe(samples);
  });
});

it('BEY-DAT-02 a stored mapping takes in columns that are new, and none that was left out', async () => {
  const first = await uploaded(`Inst. Code,Website,City\n${code(aiims)},www.aiims.edu,Dilli`);
  const { city: _, ...mapping } = first.mapping;
  await publish(await checked(first, { mapping, source: 'DCI' }));
  const next = await uploaded(`Inst. Code,Website,City,Hostel\n${code(aiims)},,,`);
  expect(next.mapping).toEqual({ ...mapping, hostel: 3 });
});

it('BEY-DAT-20 BEY-DAT-25 a kind asks for what it needs, and refuses columns that say too little', async () => {
  const list = await uploaded('Round,Activity,Start Date\n1,Result,31-07-2026');
  const refusal = async (given: Partial<CheckInput>): Promise<string> => {
    const { id, mapping } = list;
    const input = {
      id,
      ...collegeDetails,
      kind: 'dates' as const,
      mapping,
      decisions: [],
      ...given,
    } satisfies CheckInput;
    const response = await call(host, contract.checkDataImport, input, { token });
    expect(response.status).toBe(400);
    return ((await response.json()) as { message: string }).message;
  };
  expect(await refusal({})).toBe('Choose the exam of the list.');
  expect(await refusal({ exam: 'UG', mapping: { event: 1 } })).toBe(
    'Choose the column of the start or of the end.',
  );
  expect(await refusal({ kind: 'colleges' })).toBe(
    'Choose the column of the college or of its code.',
  );
  expect(await refusal({ exam: 'UG', year: 2028 })).toBe('The list can be of 2027 at the latest.');
  expect(await refusal({ kind: 'cutoffs', exam: 'UG', round: 'Round 1', year: 2027 })).toBe(
    'The list can be of 2026 at the latest.',
  );
});
