/**
 * The brand's colours, which all themes share: the accent, for everything that can be pressed, and
 * the hero in the same hue.
 */
export const palette = {
  light: {
    accent: '#3047c3',
    accentHover: '#283ba7',
    accentActive: '#202f89',
    accentSoft: '#e8ebfc',
    accentText: '#2c41b5',
    onAccent: '#ffffff',
    hero: '#151c4d',
    heroEnd: '#2d3e9e',
    onHeroMuted: '#d5dbfa',
    /** For users who ask for more contrast. */
    more: { accentText: '#1b2c8a', accentBorder: '#2236a3' },
  },
  dark: {
    accent: '#93a6ff',
    accentHover: '#a9b8ff',
    accentActive: '#c0caff',
    accentSoft: '#1e2954',
    accentText: '#a6b6ff',
    onAccent: '#0f1740',
    hero: '#12183f',
    heroEnd: '#27368c',
    onHeroMuted: '#cdd5fb',
    more: { accentText: '#ccd5ff', accentBorder: '#a6b6ff' },
  },
} as const;
