import { describe, expect, it } from 'vitest';
import { readAnswer, readFailure } from './readAnswer.ts';

describe('readAnswer', () => {
  it.each([
    ['PRO-37', 'success'],
    ['PRO-37', 'Saved SUCCESSfully.'],
    ['PRO-37 PRO-38', 'Contact details updated successfully.'],
    ['PRO-38', 'Contact details updated.'],
    ['PRO-38', 'Contact details updated. You need not log in again.'],
    ['PRO-38', 'Email and mobile no. updated.'],
    ['PRO-38', 'Your phone no was updated.'],
    ['PRO-38', 'Notification settings updated: nothings@gmail.com'],
    ['PRO-39', { success: true }],
    ['PRO-40', { ok: true }],
    ['PRO-41', { status: 'ok' }],
    ['PRO-42', { status: 'success' }],
    ['PRO-43', { id: 4 }],
    ['PRO-43', { id: 0, error: null }],
    ['PRO-44', { email: 'free@seatwise.test', error: '' }],
    ['PRO-44', { email: 'free@seatwise.test', error: false }],
  ])('%s counts %j as a success', (_, answer) => {
    expect(readAnswer(answer)).toBeUndefined();
  });

  const odd = 'Server returned an unexpected message.';
  const unknown = 'Unknown server response.';
  it.each([
    ['PRO-45', 'Please try later.', 'Please try later.'],
    ['PRO-45', ' Unsuccessful ', 'Unsuccessful'],
    ['PRO-45', 'This was not successful.', 'This was not successful.'],
    ['PRO-45', 'Details were not updated.', 'Details were not updated.'],
    ['PRO-45', 'They could not be updated.', 'They could not be updated.'],
    ['PRO-45', 'They have not been updated.', 'They have not been updated.'],
    ['PRO-45', 'Not a success.', 'Not a success.'],
    ['PRO-45', 'Details can not be updated.', 'Details can not be updated.'],
    ['PRO-45', 'Details cannot be updated.', 'Details cannot be updated.'],
    ['PRO-45', "Contact details couldn't be updated", "Contact details couldn't be updated"],
    ['PRO-45', 'Contact details couldn’t be updated', 'Contact details couldn’t be updated'],
    ['PRO-45', "Email wasn't updated", "Email wasn't updated"],
    ['PRO-45', "Details can't be updated now", "Details can't be updated now"],
    ['PRO-45', 'Could not be successfully updated', 'Could not be successfully updated'],
    ['PRO-45', 'Your details have not yet been updated', 'Your details have not yet been updated'],
    ['PRO-45', 'Nothing was updated', 'Nothing was updated'],
    ['PRO-45', 'No rows updated', 'No rows updated'],
    ['PRO-45', 'There were no rows to be updated.', 'There were no rows to be updated.'],
    ['PRO-45', '0 rows updated', '0 rows updated'],
    [
      'PRO-45',
      'Failed to update the contact: last updated 2 minutes ago',
      'Failed to update the contact: last updated 2 minutes ago',
    ],
    ['PRO-45', 'The update failed, no success.', 'The update failed, no success.'],
    ['PRO-45', 'Unable to say whether it was updated.', 'Unable to say whether it was updated.'],
    ['PRO-45', 'Internal error, last updated yesterday', 'Internal error, last updated yesterday'],
    ['PRO-45', '{"success":false}', '{"success":false}'],
    ['PRO-46', '', odd],
    ['PRO-46', '  ', odd],
    ['PRO-47', { message: 'Taken.' }, 'Taken.'],
    ['PRO-47', { error: 'Taken.' }, 'Taken.'],
    ['PRO-47', { message: '', error: 'Taken.' }, 'Taken.'],
    ['PRO-47', { message: 'First.', error: 'Second.' }, 'First.'],
    ['PRO-47', { success: false, id: 4, message: 'Taken.' }, 'Taken.'],
    ['PRO-47', { ok: false, email: 'a@b.in', message: 'Taken.' }, 'Taken.'],
    ['PRO-47', { success: true, error: 'Taken.' }, 'Taken.'],
    ['PRO-48', {}, unknown],
    ['PRO-48', { status: 'failed' }, unknown],
    ['PRO-48', { success: 'true' }, unknown],
    ['PRO-48', { ok: 1 }, unknown],
    ['PRO-48', { id: null, email: '' }, unknown],
    ['PRO-48', { id: 4, error: { code: 7 } }, unknown],
    ['PRO-48', [], unknown],
    ['PRO-48', null, unknown],
    ['PRO-48', undefined, unknown],
    ['PRO-48', 200, unknown],
  ])('%s answers %j with %j', (_, answer, words) => {
    expect(readAnswer(answer)).toBe(words);
  });
});

describe('readFailure', () => {
  it.each([
    [200, 'Saved with success.'],
    [200, 'Details updated.'],
  ])('PRO-50 counts a failure with %d and %j as a success', (status, body) => {
    expect(readFailure({ status, body, serverMessage: body })).toBeUndefined();
  });

  const network = 'Network or server error. Please try again later.';
  it.each([
    ['PRO-51', 200, 'Not updated.', 'Not updated.', 'Not updated.'],
    ['PRO-51', 200, { message: 'updated' }, 'updated', 'updated'],
    ['PRO-51', 409, { message: 'Taken.' }, 'Taken.', 'Taken.'],
    ['PRO-51', 500, 'updated', 'updated', 'updated'],
    ['PRO-52', 500, undefined, undefined, network],
    ['PRO-52', 0, undefined, undefined, network],
  ])('%s answers a failure with %d and %j', (_, status, body, serverMessage, words) => {
    expect(readFailure({ status, body, serverMessage })).toBe(words);
  });

  it('PRO-52 answers anything else', () => {
    expect(readFailure(new Error('boom'))).toBe(network);
  });
});
