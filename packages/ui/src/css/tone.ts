import type { StyleRule } from '@vanilla-extract/css';
import { tones, vars, type Tone } from '../theme/index.ts';

/** The recipe variants of a tone: its text, background and border colours. */
export const toneVariants = Object.fromEntries(
  tones.map((tone): [Tone, StyleRule] => [
    tone,
    {
      color: vars.foreground[tone],
      backgroundColor: vars.background[`${tone}Soft`],
      borderColor: vars.border[tone],
    },
  ]),
) as Record<Tone, StyleRule>;
