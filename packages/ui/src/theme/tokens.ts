/** Every value a style may use. Names say what a value is for, never what it looks like. */
export interface Tokens {
  readonly background: Readonly<
    Record<
      | 'page'
      | 'surface'
      | 'sunken'
      | 'accent'
      | 'accentHover'
      | 'accentActive'
      | 'accentSoft'
      | 'criticalSoft'
      | 'positiveSoft'
      | 'infoSoft',
      string
    >
  >;
  readonly foreground: Readonly<
    Record<'default' | 'muted' | 'accent' | 'onAccent' | 'critical' | 'positive' | 'info', string>
  >;
  readonly border: Readonly<
    Record<'default' | 'strong' | 'focus' | 'focusGap' | 'critical', string>
  >;
  readonly elevation: Readonly<Record<'raised', string>>;
}

export const light: Tokens = {
  background: {
    page: '#f6f7fa',
    surface: '#ffffff',
    sunken: '#eceff4',
    accent: '#3048c4',
    accentHover: '#273ca8',
    accentActive: '#1f308a',
    accentSoft: '#e8ebfb',
    criticalSoft: '#fcebea',
    positiveSoft: '#e4f4ea',
    infoSoft: '#e0f1f5',
  },
  foreground: {
    default: '#151f2d',
    muted: '#4b5869',
    accent: '#3048c4',
    onAccent: '#ffffff',
    critical: '#a8231c',
    positive: '#17663a',
    info: '#0a5c6e',
  },
  border: {
    default: '#d6dbe3',
    strong: '#7a8698',
    focus: '#3048c4',
    focusGap: '#ffffff',
    critical: '#c0362e',
  },
  elevation: { raised: '0 1px 2px rgb(21 31 45 / 6%), 0 8px 24px rgb(21 31 45 / 8%)' },
};

export const dark: Tokens = {
  background: {
    page: '#0e131a',
    surface: '#171e28',
    sunken: '#0a0e14',
    accent: '#90a5ff',
    accentHover: '#a8b8ff',
    accentActive: '#becaff',
    accentSoft: '#1d2850',
    criticalSoft: '#3b1816',
    positiveSoft: '#12301f',
    infoSoft: '#0d2e37',
  },
  foreground: {
    default: '#e9edf3',
    muted: '#aab5c4',
    accent: '#a3b4ff',
    onAccent: '#0e1740',
    critical: '#ff9a92',
    positive: '#76d49b',
    info: '#74cfe0',
  },
  border: {
    default: '#2c3644',
    strong: '#728093',
    focus: '#a8b8ff',
    focusGap: '#0e131a',
    critical: '#f0837a',
  },
  elevation: { raised: '0 1px 2px rgb(0 0 0 / 40%), 0 8px 24px rgb(0 0 0 / 32%)' },
};

/** Values that no theme changes. */
export const scale = {
  space: {
    none: '0',
    xxs: '4px',
    xs: '8px',
    sm: '12px',
    md: '16px',
    lg: '24px',
    xl: '32px',
    xxl: '48px',
  },
  radius: { control: '8px', card: '16px' },
  text: {
    family: 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif',
    small: '0.875rem',
    body: '1rem',
    title: '1.25rem',
    display: '1.75rem',
    regular: '400',
    medium: '500',
    bold: '650',
    lineBody: '1.5',
    lineTight: '1.25',
  },
  /** The least height of anything that is pressed. */
  target: { control: '44px' },
  motion: { quick: '120ms' },
  width: { form: '26rem' },
} as const;
