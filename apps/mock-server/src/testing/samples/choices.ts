import { createChoiceBook } from '../../areas/choices/choiceBook.ts';
import { createShareBook } from '../../areas/choices/shareBook.ts';
import type { User } from '../../db/records.ts';
import { userOf, type Host } from '../hosts.ts';
import type { Samples } from './sample.ts';

const seat = { instituteCode: '200554', subject: 'MBBS', quotaName: 'All India' };

export const choicesSamples: Samples = {
  listChoiceLists: () => ({}),
  createChoiceList: () => ({ id: 'sample-list', name: 'Round 1', entries: [seat] }),
  writeChoiceList: (host, user) => ({
    id: choiceListOf(host.backend, user),
    writeId: 'sample-write',
    basedOn: 1,
    entries: [seat],
  }),
  renameChoiceList: (host, user) => ({ id: choiceListOf(host.backend, user), name: 'Round 2' }),
  deleteChoiceList: () => ({ id: 'none-at-all' }),
  lockChoiceList: (host, user) => ({ id: choiceListOf(host.backend, user), version: 1 }),
  listChoiceVersions: (host, user) => ({ id: choiceListOf(host.backend, user) }),
  readChoiceVersion: (host, user) => ({ id: choiceListOf(host.backend, user), version: 1 }),
  practiceSeats: () => ({ exam: 'UG' }),
  readSeatOutlooks: () => ({ seats: [seat], category: 'OBC', subCategory: 'NO' }),
  readChoiceShare: (host, user) => ({ id: choiceListOf(host.backend, user) }),
  shareChoiceList: (host, user) => ({ id: choiceListOf(host.backend, user), withRank: true }),
  shareWithCounsellor: (host, user) => ({ id: choiceListOf(host.backend, user) }),
  endChoiceShare: () => ({ id: 'none-at-all' }),
  markCommentsRead: (host, user) => ({
    id: choiceListOf(host.backend, user),
    comments: ['sample-comment'],
  }),
  readSharedList: ({ backend }) => ({ token: sharedListOf(backend) }),
  commentOnSharedList: ({ backend }) => ({
    token: sharedListOf(backend),
    id: 'sample-comment',
    ...seat,
    text: 'Put this above the deemed ones.',
  }),
  readShortlist: () => ({}),
  writeShortlist: () => ({ writeId: 'sample-write', basedOn: 0, items: [seat] }),
};

const choiceListOf = (backend: Host['backend'], user: User): string =>
  createChoiceBook(backend).create(user, 'sample-list', 'Round 1', [seat]).listId;

/** A link to the list of a student who has a counsellor. */
const sharedListOf = (backend: Host['backend']): string => {
  const owner = userOf(backend, 'advance');
  const list = createChoiceBook(backend).create(owner, 'sample-list', 'Round 1', [seat]);
  return createShareBook(backend).share(list, false).id;
};
