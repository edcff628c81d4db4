import { palette } from './palette.ts';
import type { Theme } from './tokens.ts';

const brand = palette.dark;

export const dark: Theme = {
  background: {
    page: '#0d1119',
    surface: '#161c27',
    sunken: '#0a0d14',
    hover: '#1f2734',
    backdrop: 'rgb(4 6 12 / 72%)',
    accent: brand.accent,
    accentHover: brand.accentHover,
    accentActive: brand.accentActive,
    critical: '#ff9a91',
    criticalHover: '#ffb0a9',
    criticalActive: '#ffc6c1',
    hero: brand.hero,
    heroEnd: brand.heroEnd,
    neutralSoft: '#252e3c',
    accentSoft: brand.accentSoft,
    positiveSoft: '#11331f',
    infoSoft: '#0b303a',
    cautionSoft: '#3a2a08',
    criticalSoft: '#421b18',
  },
  foreground: {
    default: '#e9edf5',
    muted: '#a7b2c3',
    onAccent: brand.onAccent,
    onCritical: '#410f0b',
    onHero: '#ffffff',
    onHeroMuted: brand.onHeroMuted,
    neutral: '#c3ccd9',
    accent: brand.accentText,
    positive: '#7fdba5',
    info: '#7ad2e4',
    caution: '#f5c469',
    critical: '#ffa59d',
  },
  border: {
    subtle: '#2a3443',
    control: '#768396',
    focus: brand.accentHover,
    focusGap: '#0d1119',
    neutral: '#768396',
    accent: brand.accent,
    positive: '#4fb07c',
    info: '#45a7bc',
    caution: '#c9942f',
    critical: '#ea7a71',
  },
  accent: { you: '#f5a524', youEdge: '#241700', youText: '#ffc766' },
  elevation: {
    low: '0 1px 2px rgb(0 0 0 / 40%)',
    high: '0 2px 6px rgb(0 0 0 / 40%), 0 20px 48px rgb(0 0 0 / 56%)',
  },
};
