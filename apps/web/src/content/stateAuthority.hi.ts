import type { Texts } from '@seatwise/flows/shared';
import { placeName } from './places.hi.ts';
import type * as english from './stateAuthority.ts';

export const content = {
  seats: (state) => `ये सीटें MCC की हैं। ${placeName(state)} की अपनी सीटें देता है`,
  dates: (state) => `${placeName(state)} की काउंसलिंग की तारीखें अलग हैं:`,
} satisfies Texts<typeof english.content>;
