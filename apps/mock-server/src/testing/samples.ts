import type { Operation } from '@seatwise/api-client/contract/operation';
import type { User } from '../db/records.ts';
import type { Host } from './hosts.ts';
import { accountsSamples } from './samples/accounts.ts';
import { chatSamples } from './samples/chat.ts';
import { choicesSamples } from './samples/choices.ts';
import { consoleSamples } from './samples/console.ts';
import { contentSamples } from './samples/content.ts';
import { officialDataSamples } from './samples/officialData.ts';
import { paymentsSamples } from './samples/payments.ts';
import type { Samples } from './samples/sample.ts';
import { seatsSamples } from './samples/seats.ts';

/** By area; the areas of the contract that belong together share a file. */
const samples: Samples = {
  ...accountsSamples,
  ...contentSamples,
  ...paymentsSamples,
  ...seatsSamples,
  ...choicesSamples,
  ...chatSamples,
  ...officialDataSamples,
  ...consoleSamples,
};

export const sampleFor = (
  operation: Operation,
  host: Host,
  user: User,
): Record<string, unknown> => {
  const sample = samples[operation.id];
  if (!sample) throw new Error(`testing/samples has no input for ${operation.id}`);
  return sample(host, user);
};
