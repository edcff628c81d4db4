import { expect, it } from 'vitest';
import { sendResetLink } from './sendResetLink.ts';

it('RST-29 does nothing', () => {
  expect(sendResetLink()).toBeUndefined();
});
