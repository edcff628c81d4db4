import { forcedColors } from '../theme/breakpoints.ts';

/** Marks the current entry of a navigation when forced colours drop its background. */
export const currentEntryForced = {
  [forcedColors]: {
    selectors: {
      '&:is([aria-current="page"], [aria-current="true"])': {
        color: 'HighlightText',
        backgroundColor: 'Highlight',
        forcedColorAdjust: 'none',
      },
    },
  },
} as const;
