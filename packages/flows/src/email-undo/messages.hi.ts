import { unreachable } from '../shared/sentences.ts';
import type { Texts } from '../shared/texts.ts';
import type * as english from './messages.ts';

export const messages = {
  unreachable,
  failed: 'हम बदलाव वापस नहीं ले पाए। फिर कोशिश करें।',
} satisfies Texts<typeof english.messages>;
