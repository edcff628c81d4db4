import type { AnswerOf } from '@seatwise/api-client';
import type { colleges } from '@seatwise/api-client/contract/colleges';

/** A college of which only name, state and kind are known. */
export const plainCollege: AnswerOf<typeof colleges.readCollege> = {
  code: '200001',
  name: 'Plain College',
  state: 'Kerala',
  kind: 'deemed',
  addedFrom: null,
  kindFrom: null,
  city: null,
  intake: null,
  website: null,
  bond: null,
  hostel: null,
  seats: [],
  ranks: [],
};
