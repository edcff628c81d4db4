import { expect, it } from 'vitest';
import { stateProofsFor } from './stateProofs.ts';

const [open, reserved, rural, women] = ['OPEN', '3B', 'rural', 'women'].map((key) => ({ key }));
const own = { opens: 'state' };
const authority = {
  categories: [{ ...open!, isOpen: true }, reserved!],
  claims: [women!, rural!],
  kinds: [{ opens: 'India' }, own],
};
const nothing = { own: undefined, category: undefined, claims: [] };

it.each([
  [{}, undefined],
  [{ stateClaims: [] }, undefined],
  [{ stateCategory: '3B' }, { own, category: reserved, claims: [] }],
  [
    { stateOwn: true, stateCategory: 'OPEN' },
    { ...nothing, own },
  ],
  [{ stateClaims: ['women', 'rural'] }, { ...nothing, own, claims: [rural] }],
  [{ stateOwn: false, stateCategory: '3B', stateClaims: ['rural'] }, nothing],
])(
  'BEY-SEA-02 MUST add what the state’s authority needs proof of, by its rows and the answers: %j',
  (profile, proofs) => {
    expect(stateProofsFor(profile, authority)).toEqual(proofs);
  },
);
