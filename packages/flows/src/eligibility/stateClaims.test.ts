import { expect, it } from 'vitest';
import { isStateQuestion, stateClaimsOf } from './stateClaims.ts';

it('BEY-STA-01 asks a claim once: other answers make some', () => {
  expect(['rural', 'kannada', 'women', 'disability'].filter(isStateQuestion)).toEqual([
    'rural',
    'kannada',
  ]);
  expect([...stateClaimsOf({ stateClaims: ['rural'], gender: 'F', pwd: false })]).toEqual([
    'rural',
    'women',
  ]);
  expect([...stateClaimsOf({ stateClaims: ['women'], gender: 'M', pwd: true })]).toEqual([
    'disability',
  ]);
});
