/** The themed tokens as a type, so that an incomplete theme does not compile. */

export interface Theme {
  readonly background: Readonly<Record<Background, string>>;
  readonly foreground: Readonly<Record<Foreground, string>>;
  readonly border: Readonly<Record<Border, string>>;
  /** The colours of the student's own rank, which nothing else has. */
  readonly accent: Readonly<Record<Accent, string>>;
  readonly elevation: Readonly<Record<'low' | 'high', string>>;
}

/** The meanings of colours; each has a background, a text and a border colour. */
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

/** The fill, the edge that keeps the fill visible on bright surfaces and bars, and the figures. */
type Accent = 'you' | 'youEdge' | 'youText';
