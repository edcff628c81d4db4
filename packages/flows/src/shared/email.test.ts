import { email } from '@seatwise/api-client/contract/values';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { replayable } from '@seatwise/api-client/testing/replayable';
import { isEmail } from './fields.ts';

const isAccepted = (text: string): boolean => email.safeParse(text).success;
const label = 'a'.repeat(240);

describe('isEmail', () => {
  it.each([
    'asha@gmail.com',
    'asha.k+neet@mail.example.co.in',
    "o'brien@example.com",
    'asha@1-2.in',
    `${label}@example.com`,
  ])('SUP-29 PRO-29 ADU-39 ADU-59 RST-06 takes %s, as the server does', (text) => {
    expect([isEmail(text), isAccepted(text)]).toEqual([true, true]);
  });

  it.each([
    '',
    'asha',
    'asha@gmail',
    '@gmail.com',
    'asha@gmail.c',
    'asha@gmail.com,',
    'asha@gmail.com;',
    'asha@gmail.com.',
    'asha@gmail.com\n',
    'asha@gmail.com\u200b',
    'asha@gmail.com(home)',
    '<asha@gmail.com>',
    'mailto:asha@gmail.com',
    'asha,k@gmail.com',
    'asha k@gmail.com',
    'asha@@gmail.com',
    'asha@gma!l.com',
    'asha@gmail_com.in',
    'asha@-gmail.com',
    'asha@gmail..com',
    'a..b@gmail.com',
    '.asha@gmail.com',
    'asha.@gmail.com',
    '"asha"@gmail.com',
    'आशा@gmail.com',
    `${label}aaa@example.com`,
  ])('SUP-29 PRO-29 ADU-39 ADU-59 RST-06 refuses %j, as the server does', (text) => {
    expect([isEmail(text), isAccepted(text)]).toEqual([false, false]);
  });

  it('takes exactly what the contract takes', () => {
    const letters = ['a', 'Z', '9', '_', '.', "'", '+', '-', '@', ',', '!'];
    const part = fc.string({ unit: fc.constantFrom(...letters), maxLength: 12 });
    const texts = fc.tuple(part, part, part).map(([a, b, c]) => `${a}@${b}.${c}`);
    fc.assert(
      fc.property(fc.oneof(texts, fc.emailAddress(), fc.string()), (text) => {
        expect(isEmail(text)).toBe(isAccepted(text));
      }),
      replayable(2000),
    );
  });
});
