import type { Texts } from '@seatwise/flows/shared';
import type * as english from './stateAuthority.ts';

export const content = {
  seats: (state) => `ये सीटें MCC की हैं। ${state} की अपनी सीटें देता है`,
  dates: (state) => `${state} की काउंसलिंग की तारीखें अलग हैं:`,
} satisfies Texts<typeof english.content>;
