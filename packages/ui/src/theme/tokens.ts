/** Every value a style may use, as a type, so that a theme that lacks one does not compile. */

export interface Theme {
  readonly background: Readonly<Record<Background, string>>;
  readonly foreground: Readonly<Record<Foreground, string>>;
  readonly border: Readonly<Record<Border, string>>;
  readonly elevation: Readonly<Record<'low' | 'high', string>>;
}

/** What an object says by its colour; each has a soft fill, a text and a line. */
export const tones = ['neutral', 'accent', 'positive', 'info', 'caution', 'critical'] as const;
export type Tone = (typeof tones)[number];

type Background =
  | 'page'
  | 'surface'
  | 'sunken'
  | 'hover'
  | 'backdrop'
  | 'accent'
  | 'accentHover'
  | 'accentActive'
  | 'critical'
  | 'criticalHover'
  | 'criticalActive'
  | 'hero'
  | 'heroEnd'
  | `${Tone}Soft`;

type Foreground = 'default' | 'muted' | 'onAccent' | 'onCritical' | 'onHero' | 'onHeroMuted' | Tone;

type Border = 'subtle' | 'control' | 'focus' | 'focusGap' | Tone;
