import { alerts } from './alerts.ts';
import { officialData } from './data.ts';
import { files } from './files.ts';
import { helpBot } from './helpBot.ts';
import { contactMessages } from './messages.ts';
import { overview } from './overview.ts';
import { adminPayments } from './payments.ts';
import { users } from './users.ts';

export const adminConsole = {
  ...users,
  ...files,
  ...contactMessages,
  ...helpBot,
  ...alerts,
  ...overview,
  ...adminPayments,
  ...officialData,
};
