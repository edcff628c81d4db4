import { practiceMachine } from '@seatwise/flows/practice';
import { deleteFileMachine } from '@seatwise/flows/admin-files';
import { userChangesMachine } from '@seatwise/flows/admin-users';
import { chatMachine, conversationsMachine } from '@seatwise/flows/chat';
import { choiceListMachine } from '@seatwise/flows/choices';
import { contactMachine } from '@seatwise/flows/contact';
import { dataImportMachine } from '@seatwise/flows/official-data';
import { emailUndoMachine } from '@seatwise/flows/email-undo';
import { helpBotMachine } from '@seatwise/flows/help-bot';
import { loginMachine } from '@seatwise/flows/login';
import { ordersMachine, paymentMachine } from '@seatwise/flows/payment';
import { predictionMachine } from '@seatwise/flows/prediction';
import { resetPasswordMachine } from '@seatwise/flows/reset-password';
import { emailChangeMachine, selfEditMachine } from '@seatwise/flows/self-edit';
import { sessionMachine } from '@seatwise/flows/session';
import { signUpMachine } from '@seatwise/flows/sign-up';
import { uploadMachine } from '@seatwise/flows/upload';
import type { AnyStateMachine } from 'xstate';

/** All of them; each has a page of its own. */
export const machines: readonly AnyStateMachine[] = [
  deleteFileMachine,
  emailChangeMachine,
  emailUndoMachine,
  userChangesMachine,
  chatMachine,
  conversationsMachine,
  choiceListMachine,
  contactMachine,
  dataImportMachine,
  helpBotMachine,
  loginMachine,
  ordersMachine,
  paymentMachine,
  practiceMachine,
  predictionMachine,
  resetPasswordMachine,
  selfEditMachine,
  sessionMachine,
  signUpMachine,
  uploadMachine,
];
