import type { Backend } from './backend.ts';
import type { Route } from './http/routes.ts';
import { accountSecurityHandlers } from './areas/accounts/handlers/accountSecurity.ts';
import { accountHandlers } from './areas/accounts/handlers/accounts.ts';
import { adminDataHandlers } from './areas/official-data/handlers/adminData.ts';
import { adminMailHandlers } from './areas/console/handlers/adminMails.ts';
import { adminFileHandlers } from './areas/alerts/handlers/adminFiles.ts';
import { adminPaymentHandlers } from './areas/payments/handlers/adminPayments.ts';
import { adminUserHandlers } from './areas/accounts/handlers/adminUsers.ts';
import { alertHandlers } from './areas/alerts/handlers/alerts.ts';
import { applicantHandlers } from './areas/accounts/handlers/applicant.ts';
import { auditHandlers } from './areas/console/handlers/audit.ts';
import { accuracyHandlers } from './areas/prediction/handlers/accuracy.ts';
import { authorityHandlers } from './areas/prediction/handlers/authorities.ts';
import { callbackHandlers } from './areas/payments/handlers/callbacks.ts';
import { chatHandlers } from './areas/chat/handlers/chat.ts';
import { choiceHandlers } from './areas/choices/handlers/choices.ts';
import { collegeHandlers } from './areas/prediction/handlers/colleges.ts';
import { conversationHandlers } from './areas/chat/handlers/conversations.ts';
import { contactMessageHandlers } from './areas/console/handlers/contactMessages.ts';
import { counsellingDateHandlers } from './areas/alerts/handlers/counsellingDates.ts';
import { guardianHandlers } from './areas/accounts/handlers/guardian.ts';
import { emailChangeHandlers } from './areas/accounts/handlers/emailChange.ts';
import { fallbackHandlers } from './http/fallback.ts';
import { figureHandlers } from './areas/console/handlers/figures.ts';
import { fileHandlers, uploadHandlers } from './areas/alerts/handlers/files.ts';
import { helpBotHandlers } from './areas/console/handlers/helpBot.ts';
import { orderHandlers } from './areas/payments/handlers/orders.ts';
import { overviewHandlers } from './areas/console/handlers/overview.ts';
import { ownDataHandlers } from './areas/accounts/handlers/ownData.ts';
import { paymentHandlers } from './areas/payments/handlers/payments.ts';
import { practiceHandlers } from './areas/prediction/handlers/practice.ts';
import { predictionHandlers } from './areas/prediction/handlers/prediction.ts';
import { contactHandlers } from './areas/accounts/handlers/contact.ts';
import { seatMatrixHandlers } from './areas/prediction/handlers/seatMatrix.ts';
import { sharedListHandlers } from './areas/choices/handlers/sharedLists.ts';
import { shortlistHandlers } from './areas/choices/handlers/shortlist.ts';

/** The routes that the app calls: the contract's areas in order, then further routes. */
export const callHandlers = (backend: Backend, beside: readonly Route[] = []): Route[] => [
  ...accountHandlers(backend),
  ...fileHandlers(backend),
  ...alertHandlers(backend),
  ...paymentHandlers(backend),
  ...orderHandlers(backend),
  ...contactHandlers(backend),
  ...emailChangeHandlers(backend),
  ...guardianHandlers(backend),
  ...applicantHandlers(backend),
  ...ownDataHandlers(backend),
  ...accountSecurityHandlers(backend),
  ...predictionHandlers(backend),
  ...accuracyHandlers(backend),
  ...seatMatrixHandlers(backend),
  ...practiceHandlers(backend),
  ...choiceHandlers(backend),
  ...sharedListHandlers(backend),
  ...shortlistHandlers(backend),
  ...collegeHandlers(backend),
  ...authorityHandlers(backend),
  ...counsellingDateHandlers(backend),
  ...adminUserHandlers(backend),
  ...adminFileHandlers(backend),
  ...adminPaymentHandlers(backend),
  ...adminDataHandlers(backend),
  ...contactMessageHandlers(backend),
  ...adminMailHandlers(backend),
  ...helpBotHandlers(backend),
  ...figureHandlers(backend),
  ...auditHandlers(backend),
  ...chatHandlers(backend),
  ...conversationHandlers(backend),
  ...overviewHandlers(backend),
  ...callbackHandlers(backend),
  ...uploadHandlers(backend),
  ...beside,
  ...fallbackHandlers(backend),
];
