import { scale as english } from './scale.ts';

/** Devanagari has marks above and below its letters, and a head line that space between them would tear. */
export const scale = {
  ...english,
  font: {
    ...english.font,
    family:
      '"Atkinson Hyperlegible Next", "Atkinson Fallback", "Noto Sans Devanagari", "Kohinoor Devanagari", "Nirmala UI", Mangal, system-ui, sans-serif',
  },
  leading: { tight: '1.3', heading: '1.5', body: '1.7', small: '1.6' },
  tracking: { ...english.tracking, heading: '0', tight: '0', hero: '0' },
};
