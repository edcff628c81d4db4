import { choices } from '@seatwise/api-client/contract/choices';
import { seatMatrix } from '@seatwise/api-client/contract/seatMatrix';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { collegeDetails, importsOf, problemsOf } from '../testing/importsOf.ts';
import { call, tokenFor, workerHost, type Host } from '../../../testing/hosts.ts';

const ofRound = { exam: 'UG', round: 'Round 1' } as const;

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

const code = (name: string): string =>
  host.backend.reference.colleges.find((college) => college.name === name)!.code;
const aiims = 'AIIMS, New Delhi';

const textOf = async (...asked: Parameters<typeof call>): Promise<string> =>
  (await call(...asked)).text();

describe('a seat matrix', () => {
  const list = (...lines: string[]): string =>
    ['Institute Name,Course,Quota,Category,No. of Seats', ...lines].join('\n');
  const rowsOf = (text: string) =>
    (JSON.parse(text) as { instNm: string; program: string; source?: string }[]).filter(
      ({ instNm }) => instNm?.trim() === aiims,
    );
  const matrix = () => textOf(host, seatMatrix.allSeats, undefined, { token });
  const isInMatrix = async (subject: string, quotaName: string): Promise<boolean | null> => {
    const seats = [{ instituteCode: code(aiims), subject, quotaName }];
    const rows = await textOf(
      host,
      choices.readSeatOutlooks,
      { seats },
      {
        token: await tokenFor(host, 'premium'),
      },
    );
    return (JSON.parse(rows) as { inMatrix: boolean | null }[])[0]!.inMatrix;
  };

  it('BEY-DAT-22 takes the place of the matrix of its round in finder and choice list', async () => {
    const before = await matrix();
    const upload = await uploaded(
      list(
        `"${aiims}",MBBS,AI,OP NO,48`,
        `"${aiims}",MBBS,AI,BC NO,30`,
        `"${aiims}",B.Sc Nursing,AI,OP NO,0`,
      ),
    );
    expect(upload.kind).toBe('seats');
    const state = await checked(upload, ofRound);
    expect(state.result).toMatchObject({ used: 3, problems: [] });
    await publish(state);
    const rows = rowsOf(await matrix());
    expect(rows.filter(({ source }) => source === 'imported')).toMatchObject([
      { program: 'MBBS', quotaName: 'All India', seats: 78, state: 'Delhi' },
    ]);
    expect(rows.filter(({ program }) => program === 'MBBS')).toHaveLength(1);
    expect(await isInMatrix('MBBS', 'Open Seat Quota')).toBe(false);
    expect(await isInMatrix('MBBS', 'All India')).toBe(true);
    await rollBack();
    expect(await matrix()).toBe(before);
  });

  it('BEY-DAT-22 is that of the last round', async () => {
    const publishRound = async (round: 'Round 1' | 'Round 2', line: string): Promise<void> => {
      await publish(await checked(await uploaded(list(line)), { ...ofRound, round }));
    };
    await publishRound('Round 2', `"${aiims}",MBBS,AI,OP NO,3`);
    await publishRound('Round 1', `"${aiims}",MBBS,AI,OP NO,48`);
    expect(rowsOf(await matrix()).find(({ program }) => program === 'MBBS')).toMatchObject({
      seats: 3,
    });
  });

  it('BEY-DAT-21 reports each row that is wrong', async () => {
    const state = await checked(
      await uploaded(
        list(
          `"${aiims}",MBBS,AI,OP NO,48`,
          `"${aiims}",MBBS,AI,OP NO,47`,
          `"${aiims}",MBBS,AI,OP NO,many`,
          `"${aiims}",MBBS,AI,SC NO,4800`,
          `"${aiims}",MBBS,ZZ,OP NO,48`,
          `"${aiims}",MBBS,AI,QQ,48`,
          `"${aiims}",MD General Medicine,AI,OP NO,48`,
          '"Nowhere College, Atlantis",MBBS,AI,OP NO,48',
        ),
      ),
      ofRound,
    );
    expect(problemsOf(state)).toEqual({
      'doubled row': 1,
      'unreadable number of seats': 1,
      'absurd figure': 1,
      'unknown quota': 1,
      'unknown category': 1,
      'unknown course': 1,
      'unknown college': 1,
    });
  });
});
