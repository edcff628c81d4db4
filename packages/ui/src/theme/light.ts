import { palette } from './palette.ts';
import type { Theme } from './tokens.ts';

const brand = palette.light;

export const light: Theme = {
  background: {
    page: '#f5f6fa',
    surface: '#ffffff',
    sunken: '#eceef4',
    hover: '#eff1f7',
    backdrop: 'rgb(16 22 38 / 56%)',
    accent: brand.accent,
    accentHover: brand.accentHover,
    accentActive: brand.accentActive,
    critical: '#b3261e',
    criticalHover: '#981e17',
    criticalActive: '#7d1711',
    hero: brand.hero,
    heroEnd: brand.heroEnd,
    neutralSoft: '#e9ecf2',
    accentSoft: brand.accentSoft,
    positiveSoft: '#dff3e6',
    infoSoft: '#daf0f5',
    cautionSoft: '#fdeecb',
    criticalSoft: '#fde7e5',
  },
  foreground: {
    default: '#141b2b',
    muted: '#4a5568',
    onAccent: brand.onAccent,
    onCritical: '#ffffff',
    onHero: '#ffffff',
    onHeroMuted: brand.onHeroMuted,
    neutral: '#3c475a',
    accent: brand.accentText,
    positive: '#115c33',
    info: '#0a5568',
    caution: '#6f4300',
    critical: '#9e1f18',
  },
  border: {
    subtle: '#dbdfe8',
    control: '#798497',
    focus: brand.accentText,
    focusGap: '#ffffff',
    neutral: '#798497',
    accent: brand.accent,
    positive: '#2b8a55',
    info: '#1f8298',
    caution: '#a56a08',
    critical: '#c43a31',
  },
  accent: { you: '#f5a524', youEdge: '#5e3900', youText: '#5e3900' },
  elevation: {
    low: '0 1px 2px rgb(20 27 43 / 6%), 0 2px 8px rgb(20 27 43 / 5%)',
    high: '0 2px 6px rgb(20 27 43 / 8%), 0 16px 40px rgb(20 27 43 / 16%)',
  },
};
