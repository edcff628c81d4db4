import { expect, it } from 'vitest';
import { shortened } from './shortened.ts';

it.each([
  ['क्षमा करें', 20, 'क्षमा करें'],
  ['काउंसलिंग', 3, 'का…'],
  ['क्षमा', 3, '…'],
  ['क्षमा', 4, 'क्ष…'],
  ['hello', 4, 'hel…'],
])('BEY-LNG-14 shortens %j to %i characters by whole letters', (text, most, short) => {
  expect(shortened(text, most)).toBe(short);
});
