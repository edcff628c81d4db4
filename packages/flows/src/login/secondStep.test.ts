import { describe, expect, it } from 'vitest';
import { problem } from '../shared/notice.ts';
import type { SignIn } from './loginSetup.ts';
import { codeNeeded, credentials, refusal, rest, startLogin, user } from './testing/startLogin.ts';

const wrongCode = refusal(403, { needsCode: true }, 'This code is wrong.');

/** A sign-in whose account asks for a code, and what was sent; `answers` are those to the codes. */
const asked = async (...answers: (() => Promise<typeof user>)[]) => {
  const sent: SignIn[] = [];
  const left = [() => Promise.reject(codeNeeded), ...answers];
  const actor = startLogin({
    signIn: (given) => {
      sent.push(given);
      return left.shift()!();
    },
  });
  const state = await rest(actor, { type: 'credentials.submitted', credentials, remember: false });
  expect(state).toMatchObject({ value: { secondStep: 'asking' }, context: { notice: null } });
  return { actor, sent };
};

describe('the second step of a sign-in', () => {
  it('BEY-ATK-37 sends the credentials again with the code', async () => {
    const { actor, sent } = await asked(async () => user);
    const state = await rest(actor, { type: 'code.submitted', code: ' 123456 ' });
    expect(sent).toEqual([credentials, { ...credentials, code: '123456' }]);
    expect(state).toMatchObject({ value: 'signedIn', context: { credentials: null } });
  });

  it('BEY-ATK-37 asks again after a wrong code, and without an answer, with the password as it was', async () => {
    const { actor } = await asked(
      () => Promise.reject(wrongCode),
      () => Promise.reject(refusal(0)),
      async () => user,
    );
    const code = { type: 'code.submitted', code: '000000' } as const;
    expect(await rest(actor, code)).toMatchObject({
      value: { secondStep: 'asking' },
      context: { notice: problem('This code is wrong.'), credentials },
    });
    expect((await rest(actor, code)).value).toEqual({ secondStep: 'asking' });
    expect((await rest(actor, code)).value).toBe('signedIn');
  });

  it('BEY-ATK-37 leads back to the form where the password counts no more, or it is cancelled', async () => {
    const refused = await asked(() => Promise.reject(refusal(401, {}, 'No.')));
    expect(await rest(refused.actor, { type: 'code.submitted', code: '123456' })).toMatchObject({
      value: 'form',
      context: { notice: problem('No.'), credentials: null },
    });
    const { actor } = await asked();
    expect(await rest(actor, { type: 'code.submitted', code: '  ' })).toMatchObject({
      value: { secondStep: 'asking' },
    });
    expect(await rest(actor, { type: 'code.cancelled' })).toMatchObject({
      value: 'form',
      context: { notice: null, credentials: null },
    });
  });
});
