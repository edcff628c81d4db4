import { nameInHindi } from '@seatwise/api-client/contract/constants/namesInHindi';
import type * as english from './listNames.ts';

const state = (name: string | undefined): string | undefined => name && nameInHindi(name);

export const listNames: typeof english.listNames = {
  state,
  name: (round, ofState) => [state(ofState), `राउंड ${round}`].filter(Boolean).join(' '),
};
