import { accounts } from './accounts.ts';
import { accountSecurity } from './accountSecurity.ts';
import { adminData } from './adminData.ts';
import { adminFiles } from './adminFiles.ts';
import { adminPayments } from './adminPayments.ts';
import { adminUsers } from './adminUsers.ts';
import { alerts } from './alerts.ts';
import { applicant } from './applicant.ts';
import { audit } from './audit.ts';
import { accuracy } from './accuracy.ts';
import { authorities } from './authorities.ts';
import { callbacks } from './callbacks.ts';
import { chat, destinations } from './chat.ts';
import { choices } from './choices.ts';
import { colleges } from './colleges.ts';
import { adminMails } from './adminMails.ts';
import { contactMessages } from './contactMessages.ts';
import { counsellingDates } from './counsellingDates.ts';
import { emailChange } from './emailChange.ts';
import { guardian } from './guardian.ts';
import { figures } from './figures.ts';
import { conversations } from './conversations.ts';
import { files } from './files.ts';
import { helpBot } from './helpBot.ts';
import type { Operation } from './operation.ts';
import { orders } from './orders.ts';
import { overviews } from './overview.ts';
import { ownData } from './ownData.ts';
import { payments } from './payments.ts';
import { practice } from './practice.ts';
import { prediction } from './prediction.ts';
import { contact } from './contact.ts';
import { seatMatrix } from './seatMatrix.ts';
import { sharedLists } from './sharedLists.ts';
import { shortlist } from './shortlist.ts';

/**
 * The whole contract, for code that needs all of it at once: the backend, the documents, the tests.
 * The app imports single areas, so that a screen only loads what it calls.
 */
export const areas = {
  accounts,
  files,
  alerts,
  payments,
  orders,
  contact,
  emailChange,
  guardian,
  applicant,
  ownData,
  accountSecurity,
  prediction,
  accuracy,
  seatMatrix,
  practice,
  choices,
  sharedLists,
  shortlist,
  colleges,
  authorities,
  counsellingDates,
  adminUsers,
  adminFiles,
  adminPayments,
  adminData,
  contactMessages,
  adminMails,
  helpBot,
  figures,
  audit,
  chat,
  conversations,
  overviews,
  callbacks,
};

export const operations: readonly Operation[] = Object.values(areas).flatMap((area) =>
  Object.values<Operation>(area),
);

/** The calls in the two specification documents, without those that decisions added. */
export const specifiedOperations = operations.filter(({ requirement }) => requirement);

export { destinations };
