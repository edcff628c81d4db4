import type { Operation } from '@seatwise/api-client';
import { accountsInputs } from './inputs/accounts.ts';
import { chatInputs } from './inputs/chat.ts';
import { choicesInputs } from './inputs/choices.ts';
import { consoleInputs } from './inputs/console.ts';
import { contentInputs } from './inputs/content.ts';
import { officialDataInputs } from './inputs/officialData.ts';
import { paymentsInputs } from './inputs/payments.ts';
import { seatsInputs } from './inputs/seats.ts';
import type { Known } from './known.ts';

export type Input = Readonly<Record<string, unknown>>;

/** Makes an input that the operation accepts from this caller, with ids of existing records. */
export type InputOf = (known: Known) => Input | Promise<Input>;

/** The inputs by operation id; related areas of the contract share a file. */
const inputs: Readonly<Record<string, InputOf>> = {
  ...accountsInputs,
  ...contentInputs,
  ...paymentsInputs,
  ...seatsInputs,
  ...choicesInputs,
  ...chatInputs,
  ...officialDataInputs,
  ...consoleInputs,
};

/** An input of the operation for the caller; rejects with a `NotKnown` if a record is missing. */
export const inputFor = async ({ id }: Operation, known: Known): Promise<Input> => {
  const input = inputs[id];
  if (!input) throw new Error(`packages/conformance/src/inputs has no input for ${id}`);
  return input(known);
};
