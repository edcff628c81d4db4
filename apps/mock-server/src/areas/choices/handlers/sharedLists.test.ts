import { day } from '@seatwise/api-client/contract/constants/time';
import { chat } from '@seatwise/api-client/contract/chat';
import { choices } from '@seatwise/api-client/contract/choices';
import { sharing } from '@seatwise/api-client/contract/constants/choices';
import type { AnswerOf, InputOf, Operation } from '@seatwise/api-client/contract/operation';
import { sharedLists } from '@seatwise/api-client/contract/sharedLists';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bothHosts, call, tokenFor, userOf, type Host } from '../../../testing/hosts.ts';

const id = 'list-of-tests';
const seat = { instituteCode: 'a', subject: 'MBBS', quotaName: 'All India' };
const entry = { ...seat, institute: 'College a' };

describe.each(bothHosts)('shared choice lists on the %s', (_, start) => {
  let host: Host;
  beforeAll(async () => {
    host = await start();
  });
  afterAll(() => host.close());
  beforeEach(() => {
    const { db } = host.backend;
    for (const collection of [db.choiceLists, db.choiceVersions, db.choiceShares])
      collection.clear();
    db.choiceComments.clear();
    db.auditEntries.clear();
    db.messages.clear();
    host.environment.clock.offset = 0;
  });

  const ask = async <const O extends Operation>(
    operation: O,
    input: InputOf<O>,
    mailbox: string | null = 'advance',
  ) => {
    const token = mailbox === null ? undefined : await tokenFor(host, mailbox);
    const response = await call(host, operation, input, token === undefined ? {} : { token });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json');
    return { status: response.status, body: isJson ? (JSON.parse(text) as unknown) : text };
  };
  const begin = (mailbox = 'advance') =>
    ask(
      choices.createChoiceList,
      { id, name: 'With father', entries: [{ ...seat, note: 'Near my aunt' }] },
      mailbox,
    );
  const share = async (withRank = false, mailbox = 'advance'): Promise<string> => {
    await begin(mailbox);
    const { body } = await ask(sharedLists.shareChoiceList, { id, withRank }, mailbox);
    return (body as AnswerOf<typeof sharedLists.shareChoiceList>).token;
  };
  const comment = (token: string, more: object = {}, mailbox = 'admin') =>
    ask(
      sharedLists.commentOnSharedList,
      { token, id: 'comment-1', ...seat, text: 'Put it first.', ...more },
      mailbox,
    );
  const messages = () =>
    host.backend.db.messages.all().filter(({ content }) => content.includes('With father'));

  it('BEY-SHR-01 are read by anybody with the link: the name and the seats, no note, no name', async () => {
    const token = await share();
    expect(token).toMatch(/^[\da-f]{48}$/);
    const { status, body } = await ask(sharedLists.readSharedList, { token }, null);
    expect(status).toBe(200);
    expect(body).toEqual({
      name: 'With father',
      rank: null,
      updatedAt: expect.any(String),
      lockedAt: null,
      expiresAt: expect.any(String),
      entries: [entry],
    });
  });

  it('BEY-SHR-01 show the rank where their owner chose so', async () => {
    const { air } = userOf(host.backend, 'advance');
    const { body } = await ask(sharedLists.readSharedList, { token: await share(true) }, null);
    expect(body).toMatchObject({ rank: air });
  });

  it('BEY-SHR-02 are not found by a link that was replaced, ended, expired, cut or guessed', async () => {
    const status = async (token: string) =>
      (await ask(sharedLists.readSharedList, { token }, null)).status;
    const replaced = await share();
    const ended = await share();
    expect(await status(replaced)).toBe(404);
    expect((await ask(sharedLists.endChoiceShare, { id })).status).toBe(200);
    expect(await status(ended)).toBe(404);
    const expired = await share();
    host.environment.clock.offset = sharing.days * day - 1000;
    expect(await status(expired)).toBe(200);
    host.environment.clock.offset = sharing.days * day;
    expect(await status(expired)).toBe(404);
    expect(await status('0'.repeat(48))).toBe(404);
    expect(await status(expired.slice(1))).toBe(400);
  });

  it('BEY-SHR-02 go with their list and with the account', async () => {
    const token = await share();
    await ask(choices.deleteChoiceList, { id });
    expect((await ask(sharedLists.readSharedList, { token }, null)).status).toBe(404);
    const again = await share();
    const student = userOf(host.backend, 'advance');
    host.backend.db.users.update(student.id, { isActive: false });
    expect((await ask(sharedLists.readSharedList, { token: again }, null)).status).toBe(404);
    host.backend.db.users.put(student);
  });

  it('BEY-SHR-02 belong to their owner alone', async () => {
    await share();
    const input = { id, withRank: false };
    expect((await ask(sharedLists.readChoiceShare, { id }, 'basic')).status).toBe(404);
    expect((await ask(sharedLists.shareChoiceList, input, 'basic')).status).toBe(404);
    await ask(sharedLists.endChoiceShare, { id }, 'basic');
    expect((await ask(sharedLists.readChoiceShare, { id })).body).toMatchObject({
      share: { withRank: false },
    });
  });

  it('BEY-SHR-03 a comment is shown at its entry, and posted in the conversation, once', async () => {
    const token = await share();
    const first = await comment(token);
    expect(first).toMatchObject({ status: 200, body: { ...seat, text: 'Put it first.' } });
    expect((await comment(token)).body).toEqual(first.body);
    expect((await ask(sharedLists.readChoiceShare, { id })).body).toMatchObject({
      comments: [{ ...seat, text: 'Put it first.', isRead: false }],
    });
    const said = 'On «With father», choice 1, College a: Put it first.';
    expect(messages()).toMatchObject([{ content: said }]);
    const [conversation] = (await ask(chat.listConversations, {})).body as { id: number }[];
    expect(messages()[0]!.conversationId).toBe(conversation!.id);
    expect(host.backend.db.auditEntries.all()).toMatchObject([
      { operation: 'commentOnSharedList', subjectKind: 'user' },
    ]);
  });

  it('BEY-SHR-03 comments are for staff and the owner, not for other readers of the link', async () => {
    const token = await share();
    await comment(token);
    expect((await ask(sharedLists.readSharedList, { token }, 'admin')).body).toMatchObject({
      mayComment: true,
      comments: [{ text: 'Put it first.' }],
    });
    for (const reader of [null, 'basic'])
      expect((await ask(sharedLists.readSharedList, { token }, reader)).body).not.toHaveProperty(
        'comments',
      );
  });

  it('BEY-SHR-03 are commented where the plan has a counsellor, by an entry that is there', async () => {
    const free = await share(false, 'free');
    expect((await comment(free)).status).toBe(409);
    expect((await ask(sharedLists.readSharedList, { token: free }, 'admin')).body).toMatchObject({
      mayComment: false,
    });
    const token = await share();
    expect((await comment(token, { subject: 'BDS' })).status).toBe(409);
    expect(host.backend.db.choiceComments.size).toBe(0);
    expect(host.backend.db.auditEntries.size).toBe(0);
  });

  it('BEY-SHR-06 show staff what decides about each seat, once the student has sent the list', async () => {
    const token = await share();
    const read = async (reader: string | null) =>
      (await ask(sharedLists.readSharedList, { token }, reader)).body;
    expect(await read('admin')).not.toHaveProperty('student');
    const { id: userId, air } = userOf(host.backend, 'advance');
    const profile = { category: 'OBC', homeState: 'Rajasthan', budgetPerYear: 200_000 } as const;
    host.backend.db.applicants.put({ id: userId, profile });
    await ask(sharedLists.shareWithCounsellor, { id });
    expect(await read('admin')).toMatchObject({
      rank: null,
      student: {
        rank: air,
        profile,
        outlooks: [{ ...seat, history: expect.any(Array) as unknown }],
      },
    });
    for (const reader of [null, 'basic']) expect(await read(reader)).not.toHaveProperty('student');
    host.backend.db.applicants.delete(userId);
  });

  it('BEY-SHR-03 are said in the conversation by the student, once, under the link that is open', async () => {
    const token = await share();
    const [first, second] = [
      await ask(sharedLists.shareWithCounsellor, { id }),
      await ask(sharedLists.shareWithCounsellor, { id }),
    ];
    expect(first).toMatchObject({ status: 200, body: { token, withRank: false } });
    expect(second.body).toEqual(first.body);
    expect(messages()).toMatchObject([
      { senderId: userOf(host.backend, 'advance').id, content: expect.stringContaining(token) },
    ]);
    await begin('basic');
    expect((await ask(sharedLists.shareWithCounsellor, { id }, 'basic')).status).toBe(409);
    expect(messages()).toHaveLength(1);
  });

  it('BEY-SHR-04 comments stay unread until their student marks them', async () => {
    const token = await share();
    await comment(token);
    await comment(token, { id: 'comment-2', text: 'Or second.' });
    await ask(sharedLists.markCommentsRead, { id, comments: ['comment-1', 'none-at-all'] });
    expect((await ask(sharedLists.readChoiceShare, { id })).body).toMatchObject({
      comments: [{ isRead: true }, { isRead: false }],
    });
    const foreign = { id, comments: ['comment-2'] };
    expect((await ask(sharedLists.markCommentsRead, foreign, 'basic')).status).toBe(404);
  });
});
