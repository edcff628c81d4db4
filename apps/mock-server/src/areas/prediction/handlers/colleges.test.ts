import { applicant } from '@seatwise/api-client/contract/applicant';
import { adminUsers } from '@seatwise/api-client/contract/adminUsers';
import { colleges } from '@seatwise/api-client/contract/colleges';
import type { AnswerOf, InputOf, RowOf } from '@seatwise/api-client/contract/operation';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { call, tokenFor, userOf, workerHost, type Host } from '../../../testing/hosts.ts';

type College = AnswerOf<typeof colleges.readCollege>;
type Profile = InputOf<typeof applicant.saveApplicant>;

let host: Host;
beforeAll(async () => {
  host = await workerHost();
});
afterAll(() => host.close());

const list = async () =>
  (await (await call(host, colleges.listColleges, {})).json()) as RowOf<
    typeof colleges.listColleges
  >[];
const read = async (code: string): Promise<College> =>
  (await (await call(host, colleges.readCollege, { code })).json()) as College;

describe('the colleges', () => {
  it('BEY-COL-01 have a page of their own each, for everybody', async () => {
    const rows = await list();
    expect(rows.length).toBeGreaterThan(1900);
    expect(new Set(rows.map(({ code }) => code)).size).toBe(rows.length);
    const aiims = rows.find(({ name }) => name === 'AIIMS, New Delhi')!;
    const page = await read(aiims.code);
    expect(page).toMatchObject(aiims);
    const longest = rows.toSorted((a, b) => b.code.length - a.code.length)[0]!;
    expect(await read(longest.code)).toMatchObject(longest);
    expect(page.seats.length).toBeGreaterThan(0);
    expect(page.ranks.some(({ program }) => program === 'MBBS')).toBe(true);
  });

  it('BEY-COL-02 say of every fact where it is from, and of an unknown one nothing', async () => {
    const rows = await list();
    const pages = await Promise.all(
      rows.filter((_, index) => index % 25 === 0).map(({ code }) => read(code)),
    );
    const facts = pages.flatMap(({ bond, hostel, seats }) => [
      bond,
      hostel,
      ...seats.map(({ fee }) => fee),
    ]);
    for (const fact of facts)
      if (fact) expect([fact.source, fact.year ?? 0]).toEqual(['imported', expect.any(Number)]);
    for (const { seats, ranks } of pages) {
      for (const { source } of seats) expect(source).toBe('imported');
      for (const { years } of ranks) expect(years.length).toBeGreaterThan(0);
    }
    expect(facts).toContain(null);
  });

  it('BEY-COL-01 answer an unknown code with 404, which names it', async () => {
    const response = await call(host, colleges.readCollege, { code: '999999' });
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ message: 'No college has this code.', code: '999999' });
  });
});

describe("the applicant's profile", () => {
  beforeEach(async () => {
    host = await workerHost();
  });
  const answers: Profile = { homeState: 'Kerala', category: 'OBC', nri: false };
  const readAs = async (mailbox: string): Promise<unknown> =>
    (
      await call(host, applicant.readApplicant, {}, { token: await tokenFor(host, mailbox) })
    ).json();
  const save = async (profile: Profile): Promise<Response> =>
    call(host, applicant.saveApplicant, profile, { token: await tokenFor(host, 'free') });

  it('BEY-ELG-05 BEY-ACC-08 is stored with the account, replaced whole, and read by its owner alone', async () => {
    const { gender, username, email, phone, rollNumber, counsellingCategory, air } = userOf(
      host.backend,
      'free',
    );
    expect(['M', 'F']).toContain(gender);
    const account = { username, email, phone, rollNumber, counsellingCategory, air };
    const ofAccount = { accountGender: gender, account };
    expect(await readAs('free')).toEqual({ profile: null, ...ofAccount });
    expect(await (await save(answers)).json()).toEqual({ profile: answers, ...ofAccount });
    expect(await readAs('free')).toEqual({ profile: answers, ...ofAccount });
    expect(await readAs('basic')).toMatchObject({ profile: null });
    await save({ category: 'SC' });
    expect(await readAs('free')).toEqual({ profile: { category: 'SC' }, ...ofAccount });
    await save({});
    expect(await readAs('free')).toEqual({ profile: {}, ...ofAccount });
  });

  it.each([
    { homeState: 'Atlantis' },
    { category: 'GEN' },
    { pwd: 'yes' },
    { budgetPerYear: 0 },
    { budgetPerYear: 1.5 },
  ])('BEY-ELG-05 refuses %j', async (profile) => {
    expect((await save(profile as Profile)).status).toBe(400);
  });

  it('BEY-ELG-05 goes with the account', async () => {
    await save(answers);
    const { id } = userOf(host.backend, 'free');
    const token = await tokenFor(host, 'superadmin');
    expect((await call(host, adminUsers.deleteUser, { id }, { token })).status).toBe(200);
    expect(host.backend.db.applicants.get(id)).toBeUndefined();
  });
});
