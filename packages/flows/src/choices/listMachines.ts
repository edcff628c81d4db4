import { createListMachine } from '../list-sync/index.ts';
import type { Choice, ShortlistItem } from './seat.ts';

export const choiceListMachine = createListMachine<Choice>('choiceList');
export const shortlistMachine = createListMachine<ShortlistItem>('shortlist');
