import type { areas } from '@seatwise/api-client/contract';

/** What the app does if a backend lacks an area's calls; the documents do not require them. */
const withoutArea: Readonly<Partial<Record<keyof typeof areas, string>>> = {
  alerts: 'The published documents are shown alone; staff write no alerts.',
  orders: 'A payment is known in the tab that made it alone; there is no list of orders.',
  emailChange: 'A new email that is saved counts at once.',
  guardian: 'The app asks for no code of a parent; it asks for their consent at sign-up alone.',
  applicant: 'The app asks nothing about the student, and shows every seat.',
  ownData: 'Students cannot download their data or delete their account by themselves.',
  prediction: 'The app counts three predictions by itself, as the documents say.',
  accuracy: 'The page of measured predictions says that there are none.',
  practice: 'The practice allotment is not offered.',
  choices: 'Choice lists are stored in the browser alone.',
  sharedLists: 'Sharing a choice list is not offered.',
  shortlist: 'The shortlist is stored in the browser alone.',
  colleges: 'Colleges have no page of their own, and no name leads to one.',
  authorities: 'Results name no authority, and the app asks nothing about a state.',
  counsellingDates: 'The app shows no counselling dates and no countdown.',
  adminUsers: 'An account is deleted without a summary of what belongs to it.',
  adminFiles: 'A document keeps the name that it was uploaded with.',
  adminPayments: 'The console has no list of payments.',
  adminData: 'Official data cannot be imported in the console.',
  contactMessages: 'The console shows no messages of the contact form.',
  adminMails: 'The console lists no mails that could not be sent.',
  helpBot: 'The help bot says its documented fallback.',
  figures: 'The console shows no figures by day.',
  audit: 'The console shows no audit trail; lists are downloaded without a note of it.',
  conversations: 'The chat works as the documents say, without notes, hand-over and search.',
  overviews: 'The documented texts are shown in place of live figures.',
  callbacks: 'A payment is confirmed only when the student’s browser comes back.',
};

const withoutCall: Readonly<Record<string, string>> = {
  correctEmail: 'A mistyped email can be corrected by staff alone.',
  logout: 'A sign-out ends the session in the browser alone, as the documents say.',
};

export const withoutIt = (id: string, area: string): string =>
  withoutCall[id] ??
  withoutArea[area as keyof typeof areas] ??
  'The app works as the documents say.';
