import type { HttpHandler } from 'msw/http';
import type { Backend } from '../backend.ts';
import { controlHandlers } from '../control/handlers.ts';
import { accountHandlers } from './accounts.ts';
import { adminDataHandlers } from './adminData.ts';
import { adminFileHandlers } from './adminFiles.ts';
import { adminPaymentHandlers } from './adminPayments.ts';
import { adminUserHandlers } from './adminUsers.ts';
import { simulatorHandlers } from '../payments/simulators/index.ts';
import { alertHandlers } from './alerts.ts';
import { applicantHandlers } from './applicant.ts';
import { auditHandlers } from './audit.ts';
import { accuracyHandlers } from './accuracy.ts';
import { callbackHandlers } from './callbacks.ts';
import { chatHandlers } from './chat.ts';
import { choiceHandlers } from './choices.ts';
import { collegeHandlers } from './colleges.ts';
import { conversationHandlers } from './conversations.ts';
import { contactMessageHandlers } from './contactMessages.ts';
import { counsellingDateHandlers } from './counsellingDates.ts';
import { emailChangeHandlers } from './emailChange.ts';
import { fallbackHandlers } from './fallback.ts';
import { figureHandlers } from './figures.ts';
import { fileHandlers, uploadHandlers } from './files.ts';
import { helpBotHandlers } from './helpBot.ts';
import { orderHandlers } from './orders.ts';
import { overviewHandlers } from './overview.ts';
import { paymentHandlers } from './payments.ts';
import { practiceHandlers } from './practice.ts';
import { predictionHandlers } from './prediction.ts';
import { profileHandlers } from './profile.ts';
import { seatMatrixHandlers } from './seatMatrix.ts';
import { sharedListHandlers } from './sharedLists.ts';
import { shortlistHandlers } from './shortlist.ts';

/** What the app calls: the contract's areas in its order, then what lies beside. */
export const callHandlers = (backend: Backend): HttpHandler[] => [
  ...accountHandlers(backend),
  ...fileHandlers(backend),
  ...alertHandlers(backend),
  ...paymentHandlers(backend),
  ...orderHandlers(backend),
  ...profileHandlers(backend),
  ...emailChangeHandlers(backend),
  ...applicantHandlers(backend),
  ...predictionHandlers(backend),
  ...accuracyHandlers(backend),
  ...seatMatrixHandlers(backend),
  ...practiceHandlers(backend),
  ...choiceHandlers(backend),
  ...sharedListHandlers(backend),
  ...shortlistHandlers(backend),
  ...collegeHandlers(backend),
  ...counsellingDateHandlers(backend),
  ...adminUserHandlers(backend),
  ...adminFileHandlers(backend),
  ...adminPaymentHandlers(backend),
  ...adminDataHandlers(backend),
  ...contactMessageHandlers(backend),
  ...helpBotHandlers(backend),
  ...figureHandlers(backend),
  ...auditHandlers(backend),
  ...chatHandlers(backend),
  ...conversationHandlers(backend),
  ...overviewHandlers(backend),
  ...callbackHandlers(backend),
  ...uploadHandlers(backend),
  ...simulatorHandlers(backend),
  ...fallbackHandlers(),
];

/**
 * The one list that every host serves, by paths alone: a worker takes its page's own origin, the
 * others name theirs.
 */
export const createHandlers = (backend: Backend): HttpHandler[] => [
  ...callHandlers(backend),
  ...controlHandlers(backend),
];
