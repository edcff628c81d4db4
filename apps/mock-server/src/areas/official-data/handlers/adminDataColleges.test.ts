import { colleges } from '@seatwise/api-client/contract/colleges';
import { prediction } from '@seatwise/api-client/contract/prediction';
import { seatMatrix } from '@seatwise/api-client/contract/seatMatrix';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  collegeDetails,
  cutoffDetails,
  importsOf,
  isCollege,
  problemsOf,
} from '../testing/importsOf.ts';
import { call, tokenFor, workerHost, type Host } from '../../../testing/hosts.ts';

let host: Host;
let token: string;
beforeAll(async () => {
  host = await workerHost();
  token = await tokenFor(host, 'admin');
});

const { ask, read, uploaded, checked, publish, rollBack, rollBackAll } = importsOf(
  () => ({ host, token }),
  collegeDetails,
);

afterEach(rollBackAll);

const code = '299001';
const name = 'Zeta Institute of Medicine, Pune';
const listOf = (...lines: string[]): string =>
  ['Institute Code,Institute Name,State,Type,Course,Annual Fee,Bond,As on', ...lines].join('\n');
const whole = `${code},"${name}",Maharashtra,Private,MBBS,9 lakh,,01-07-2026`;

describe('a list of colleges that are not known', () => {
  it('BEY-DAT-26 adds them, with what it says and nothing made up, and rolls them back', async () => {
    const before = await read(colleges.listColleges, undefined);
    const state = await checked(
      await uploaded(listOf(whole, `${code},"${name}",Maharashtra,,B.Sc Nursing,1 lakh,,`)),
    );
    expect(problemsOf(state)).toEqual({ 'new college': 1 });
    expect(state.result).toMatchObject({
      used: 2,
      leftOut: 0,
      unknowns: [{ of: 'college', written: name, rows: 2, addedAs: code }],
    });
    expect(state.result!.difference).toMatchObject({ added: 3 });
    expect(state.result!.difference.examples.map(({ title }) => title)).toEqual([name, name, name]);
    expect((await ask(colleges.readCollege, { code })).status).toBe(404);
    await publish(state);
    const from = { source: 'imported', asOf: '2026-07-01' };
    expect(await read(colleges.readCollege, { code })).toMatchObject({
      name,
      state: 'Maharashtra',
      addedFrom: from,
      kind: 'private',
      kindFrom: from,
      bond: null,
      hostel: null,
      seats: [],
      ranks: [],
    });
    expect(await read(colleges.listColleges, undefined)).toHaveLength(before.length + 1);
    await rollBack();
    expect(await read(colleges.listColleges, undefined)).toEqual(before);
    expect((await ask(colleges.readCollege, { code })).status).toBe(404);
  });

  it('BEY-DAT-26 are known to matrices and cut-offs from then on, by name and by code', async () => {
    await publish(await checked(await uploaded(listOf(whole))));
    const seats = `Institute Name,Course,Quota,No. of Seats,Institute Code\n"${name}",MBBS,AI,55,\n,MBBS,NR,5,${code}`;
    await publish(await checked(await uploaded(seats), { exam: 'UG', round: 'Round 1' }));
    const ranks = `Institute Code,Course,Quota,Category,Opening Rank,Closing Rank\n${code},MBBS,AI,OP NO,4000,9000`;
    await publish(await checked(await uploaded(ranks), cutoffDetails));
    const matrix = await read(seatMatrix.allSeats, undefined);
    expect(matrix.filter(({ instNm }) => instNm === name)).toMatchObject([
      { program: 'MBBS', quotaName: 'All India', seats: 55, source: 'imported' },
      { program: 'MBBS', quotaName: 'Non-Resident Indian', seats: 5, source: 'imported' },
    ]);
    const page = await read(colleges.readCollege, { code });
    expect(page.seats).toMatchObject([
      { seats: 55, fee: { value: 900_000, source: 'imported' }, source: 'imported' },
      { seats: 5, fee: null, source: 'imported' },
    ]);
    const query = { subject: 'MBBS', category: 'General', counselingCategory: 'UG' } as const;
    const student = await tokenFor(host, 'basic');
    const asked = { air: 5000, ...query };
    const predicted = await call(host, prediction.recommend, asked, { token: student });
    expect(await predicted.json()).toContainEqual(
      expect.objectContaining({ instituteCode: code, institute: name, collegeKind: 'private' }),
    );
  });

  it('BEY-DAT-26 BEY-DAT-27 have a code of their own, and a code never stands for another name', async () => {
    const state = await checked(
      await uploaded(
        listOf(
          '200502,"Zeta Institute of Medicine, Pune",Maharashtra,Private,MBBS,9 lakh,,',
          whole,
          `${code},"Eta Institute of Medicine, Satara",Maharashtra,Private,MBBS,8 lakh,,`,
        ),
      ),
    );
    expect(problemsOf(state)).toEqual({ 'unknown college': 2, 'new college': 1 });
    expect(state.result!.unknowns[0]!.proposals).toContainEqual(
      expect.objectContaining({ means: '200502', label: 'AIIMS, New Delhi', reason: 'code' }),
    );
  });

  it('BEY-DAT-26 stay while a newer list names them, and go where it does not', async () => {
    await publish(await checked(await uploaded(listOf(whole))));
    const again = await checked(await uploaded(listOf(whole)));
    expect(again.result!.difference).toMatchObject({ added: 0, changed: 0, gone: 0, same: 2 });
    await publish(again);
    expect((await ask(colleges.readCollege, { code })).status).toBe(200);
    const without = await checked(
      await uploaded(listOf('200502,"AIIMS, New Delhi",Delhi,,,,1 year,')),
    );
    expect(without.result!.difference).toMatchObject({ added: 1, gone: 2 });
    await publish(without);
    expect((await ask(colleges.readCollege, { code })).status).toBe(404);
  });

  it('BEY-DAT-26 needs code, name, state and kind, and a name of one code; a spelling can be decided', async () => {
    const state = await checked(
      await uploaded(
        listOf(
          `12,"${name}",Maharashtra,Private,,,1 year,`,
          `,"${name}",Maharashtra,Private,,,1 year,`,
          `${code},,Maharashtra,Private,,,1 year,`,
          `${code},"${name}",,Private,,,1 year,`,
          `${code},"${name}",Maharashtra,,,,1 year,`,
          whole,
          `299002,"${name.toUpperCase()}",Maharashtra,Private,,,1 year,`,
          '299003,"Armed Force Medical Colege, Pune",Maharashtra,Armed Forces,,,1 year,',
        ),
      ),
    );
    expect(problemsOf(state)).toEqual({ 'unknown college': 6, 'new college': 2 });
    const spelling = state.result!.unknowns.find(({ addedAs }) => addedAs === '299003')!;
    expect(spelling.proposals[0]!.label).toBe('Armed Forces Medical College, Pune');
    const meant = spelling.proposals[0]!.means;
    const decided = await checked(state, {
      decisions: [isCollege(spelling.written, meant)],
    });
    expect(problemsOf(decided)).toEqual({ 'unknown college': 6, 'new college': 1 });
    expect(decided.result!.unknowns.map(({ addedAs }) => addedAs)).not.toContain('299003');
  });

  it.each(['Government Medical College, Nagpur Rural', 'AIIMS, Nagpur and Research Institute'])(
    'BEY-DAT-26 BEY-DAT-27 %s is not taken for the one that it begins like; staff decide',
    async (written) => {
      const like = written.replace(/ Rural| and .*/, '');
      const line = `299004,"${written}",Maharashtra,Government,,,1 year,`;
      const state = await checked(await uploaded(listOf(line)));
      expect(problemsOf(state)).toEqual({ 'new college': 1 });
      const [proposed] = state.result!.unknowns;
      expect(proposed).toMatchObject({ written, addedAs: '299004' });
      expect(proposed!.proposals[0]!.label).toBe(like);

      const matrix = `Institute Name,Course,Quota,No. of Seats\n"${written}",MBBS,AI,55`;
      const details = { exam: 'UG', round: 'Round 1' } as const;
      const unknown = await checked(await uploaded(matrix), details);
      expect(problemsOf(unknown)).toEqual({ 'unknown college': 1 });
      const { means } = unknown.result!.unknowns[0]!.proposals[0]!;
      expect(means).toBe(proposed!.proposals[0]!.means);
      const decisions = [isCollege(written, means)];
      const same = await checked(unknown, { ...details, decisions });
      expect(same.result).toMatchObject({ used: 1, unknowns: [] });

      await publish(state);
      const added = await checked(await uploaded(matrix), { ...details, decisions: [] });
      expect(added.result).toMatchObject({ used: 1, unknowns: [] });
      await publish(added);
      const page = await read(colleges.readCollege, { code: '299004' });
      expect(page.seats).toMatchObject([{ seats: 55, source: 'imported' }]);
    },
  );
});
