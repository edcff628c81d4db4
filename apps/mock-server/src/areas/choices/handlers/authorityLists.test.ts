import { choices } from '@seatwise/api-client/contract/choices';
import { sharedLists } from '@seatwise/api-client/contract/sharedLists';
import type { InputOf, Operation } from '@seatwise/api-client/contract/operation';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bothHosts, call, tokenFor, userOf, type Host } from '../../../testing/hosts.ts';

/** A government college in Karnataka whose seats MCC and KEA give. */
const code = '200682';
const ofKea = { instituteCode: code, subject: 'MBBS', quotaName: 'State quota' };
const ofMcc = { ...ofKea, quotaName: 'All India' };
/** A college without an MCC code. */
const onlyOfKea = { ...ofKea, instituteCode: 'aims-bg-nagara' };
const id = 'list-of-state';

describe.each(bothHosts)('choice lists of a state on the %s', (_, start) => {
  let host: Host;
  beforeAll(async () => {
    host = await start();
  });
  afterAll(() => host.close());
  beforeEach(() => {
    host.backend.db.choiceLists.clear();
    host.backend.db.choiceVersions.clear();
  });

  const ask = async <const O extends Operation>(operation: O, input: InputOf<O>) => {
    const token = await tokenFor(host, 'free');
    const response = await call(host, operation, input, { token });
    return { status: response.status, body: (await response.json()) as unknown };
  };
  const create = (
    entries: InputOf<typeof choices.createChoiceList>['entries'],
    authority = 'kea',
  ) => ask(choices.createChoiceList, { id, name: 'Karnataka Round 1', authority, entries });

  it('BEY-STA-07 name their authority, and the colleges that MCC has no code of', async () => {
    expect((await create([ofKea, onlyOfKea])).body).toMatchObject({
      authority: 'kea',
      entries: [
        { institute: expect.stringContaining('Chitradurga'), state: 'Karnataka' },
        {
          institute: expect.stringContaining('Adichunchanagiri'),
          city: 'B.G. Nagara',
          state: 'Karnataka',
        },
      ],
    });
    await ask(choices.writeChoiceList, { id, writeId: 'write-01', basedOn: 1, entries: [ofKea] });
    expect((await ask(choices.listChoiceLists, {})).body).toMatchObject([
      { id, authority: 'kea', version: 2 },
    ]);
  });

  it('BEY-STA-07 refuse the seats of another authority, and say whose they are', async () => {
    expect(await create([ofKea, ofMcc])).toMatchObject({
      status: 400,
      body: {
        message: expect.stringMatching(/^KEA does not give .+Chitradurga.* \(MBBS, All India\)/),
      },
    });
    await create([ofKea]);
    const added = { id, writeId: 'write-02', basedOn: 1, entries: [ofKea, ofMcc] };
    expect((await ask(choices.writeChoiceList, added)).status).toBe(400);
    expect((await create([], 'mcc')).status).toBe(400);
    expect((await create([], 'nobody')).status).toBe(400);
  });

  it('BEY-STA-06 MCC’s list refuses a state’s seat, and says whose list it belongs to', async () => {
    const list = { id, name: 'Round 1', entries: [ofMcc] };
    expect((await ask(choices.createChoiceList, list)).body).not.toHaveProperty('authority');
    const added = { id, writeId: 'write-03', basedOn: 1, entries: [ofMcc, ofKea] };
    expect(await ask(choices.writeChoiceList, added)).toMatchObject({
      status: 400,
      body: { message: expect.stringMatching(/^KEA gives .+cannot go on a list of MCC/) },
    });
  });

  it('BEY-STA-06 an entry that is on a list already stays, whatever the lists say since', async () => {
    await ask(choices.createChoiceList, { id, name: 'Round 1', entries: [ofMcc] });
    const [list] = host.backend.db.choiceLists.all();
    host.backend.db.choiceLists.update(list!.id, { entries: [ofKea] });
    const moved = { id, writeId: 'write-04', basedOn: 1, entries: [ofMcc, ofKea] };
    expect((await ask(choices.writeChoiceList, moved)).status).toBe(200);
  });

  it('BEY-STA-08 seats have their chance by the authority’s lists and the student’s answers', async () => {
    const student = userOf(host.backend, 'free');
    host.backend.db.users.update(student.id, { air: 100_000 });
    const outlooksFor = async (stateCategory: string) => {
      host.backend.db.applicants.put({
        id: student.id,
        profile: { homeState: 'Karnataka', stateCategory },
      });
      const { body } = await ask(choices.readSeatOutlooks, {
        seats: [ofKea, ofMcc],
        authority: 'kea',
      });
      return body as { readonly probability: number; readonly history: object[] }[];
    };
    const [own, other] = await outlooksFor('SC');
    expect(own).toMatchObject({
      authority: 'kea',
      allottedCategory: 'SCG',
      state: 'Karnataka',
      inMatrix: null,
      rounds: [{ round: 'Round 1' }, { round: 'Round 2' }, { round: 'Round 3' }],
    });
    expect(own!.history.at(-1)).toMatchObject({ year: 2025, maxAir: 183_113 });
    expect(other).toMatchObject({ probability: null, history: [] });
    const [open] = await outlooksFor('GM');
    expect(open!.probability).toBeLessThan(own!.probability);
    const asked = { seats: [ofKea], authority: 'mcc' };
    expect((await ask(choices.readSeatOutlooks, asked)).status).toBe(404);
  });

  it('BEY-STA-07 are shared with their authority', async () => {
    await create([ofKea]);
    const { body } = await ask(sharedLists.shareChoiceList, { id, withRank: false });
    const { token } = body as { readonly token: string };
    expect((await ask(sharedLists.readSharedList, { token })).body).toMatchObject({
      authority: 'kea',
    });
  });
});
