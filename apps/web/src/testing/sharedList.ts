import { choices } from '@seatwise/api-client/contract/choices';
import { sharedLists } from '@seatwise/api-client/contract/sharedLists';
import { expect } from 'storybook/test';

const seat = { instituteCode: '200449', subject: 'MBBS', quotaName: 'All India' };
const entries = [seat, { ...seat, instituteCode: '200226', note: 'Near my aunt' }];
const id = 'story-shared-list';

const post = async (path: string, body: object, token?: string): Promise<unknown> => {
  const answer = await fetch(path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  await expect(answer.ok).toBe(true);
  return answer.json();
};

const tokenOf = async (mailbox: string): Promise<string> => {
  const rollnumberOrEmail = `${mailbox}@seatwise.test`;
  const answer = await post('/api/auth/login', { rollnumberOrEmail, password: 'Seatwise@123' });
  return (answer as { token: string }).token;
};

/** Creates and shares a list of a sample student; returns the token of its link. */
export const shareList = async (mailbox: string): Promise<string> => {
  const token = await tokenOf(mailbox);
  await post(choices.createChoiceList.path, { id, name: 'With father', entries }, token);
  const share = await post(`/api/choices/${id}/share`, { withRank: true }, token);
  return (share as { token: string }).token;
};

/** Sends the shared list to the counsellor, as the student would. */
export const sendToCounsellor = async (mailbox: string): Promise<void> => {
  await post(`/api/choices/${id}/share/counsellor`, {}, await tokenOf(mailbox));
};

/** Comments on a shared list, as a counsellor would. */
export const commentOnList = async (link: string): Promise<void> => {
  const text = 'Closed at 90 last year: keep it, and add two safer ones below.';
  const comment = { token: link, ...seat, id: 'story-comment', text };
  await post(sharedLists.commentOnSharedList.path, comment, await tokenOf('admin'));
};
