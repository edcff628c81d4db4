import type { Texts } from '@seatwise/flows/shared';
import type * as english from './announcements.ts';

export const announcements = {
  revised: (title, date, before) => `बदला: ${title}, अब ${date} (पहले ${before})।`,
} satisfies Texts<typeof english.announcements>;
