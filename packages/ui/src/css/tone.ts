import type { StyleRule } from '@vanilla-extract/css';
import { tones, vars, type Tone } from '../theme/index.ts';

/** The variants of a thing that takes a tone: soft fill, text and line of the same meaning. */
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
