import type { InputOf } from '../inputs.ts';

const seat = { instituteCode: '200502', subject: 'MBBS', quotaName: 'All India' };

const ofList =
  (more: object = {}): InputOf =>
  async ({ choiceList }) => ({ id: await choiceList(), ...more });

export const choicesInputs: Readonly<Record<string, InputOf>> = {
  listChoiceLists: () => ({}),
  createChoiceList: ({ me }) => ({ id: `sample-list-${me.id}`, name: 'Round 1', entries: [seat] }),
  writeChoiceList: ofList({ writeId: 'sample-write', basedOn: 1, entries: [seat] }),
  renameChoiceList: ofList({ name: 'Round 2' }),
  deleteChoiceList: () => ({ id: 'none-at-all' }),
  lockChoiceList: ofList({ version: 1 }),
  listChoiceVersions: ofList(),
  readChoiceVersion: ofList({ version: 1 }),
  practiceSeats: () => ({ exam: 'UG' }),
  readSeatOutlooks: () => ({ seats: [seat], category: 'OBC', subCategory: 'NO' }),
  readChoiceShare: ofList(),
  shareChoiceList: ofList({ withRank: true }),
  shareWithCounsellor: ofList(),
  endChoiceShare: () => ({ id: 'none-at-all' }),
  markCommentsRead: ofList({ comments: ['sample-comment'] }),
  readSharedList: async ({ sharedList }) => ({ token: await sharedList() }),
  commentOnSharedList: async ({ sharedList }) => ({
    token: await sharedList(),
    id: 'sample-comment',
    ...seat,
    text: 'Put this above the deemed ones.',
  }),
  readShortlist: () => ({}),
  writeShortlist: () => ({ writeId: 'sample-write', basedOn: 0, items: [seat] }),
};
