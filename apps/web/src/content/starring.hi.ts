import { plural, type Texts } from '@seatwise/flows/shared';
import { quotaLabel } from './places.hi.ts';
import type * as english from './starring.ts';

export const starring = {
  seat: (institute, subject, quota) =>
    `${[institute, subject, quotaLabel(quota)].filter(Boolean).join(', ')}: शॉर्टलिस्ट में रखें`,
  saved: (count) =>
    plural(count, {
      one: 'आपकी शॉर्टलिस्ट में सेव हो गई।',
      other: '# सीटें आपकी शॉर्टलिस्ट में सेव हो गईं।',
    }),
  removed: (count) =>
    plural(count, {
      one: 'आपकी शॉर्टलिस्ट से हट गई।',
      other: '# सीटें आपकी शॉर्टलिस्ट से हट गईं।',
    }),
  open: 'शॉर्टलिस्ट खोलें',
} satisfies Texts<typeof english.starring>;
