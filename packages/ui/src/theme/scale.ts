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
    xxxl: '72px',
    gutter: 'clamp(16px, 4vw, 32px)',
  },
  radius: { small: '6px', control: '10px', card: '16px', full: '999px' },
  line: { thin: '1px', thick: '2px' },
  font: {
    family:
      '"Atkinson Hyperlegible Next", "Atkinson Fallback", system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Noto Sans Devanagari", sans-serif',
    mono: 'ui-monospace, "SFMono-Regular", Menlo, Consolas, monospace',
  },
  size: {
    hero: 'clamp(2.25rem, 1.6rem + 2.8vw, 3.5rem)',
    display: 'clamp(1.75rem, 1.5rem + 1vw, 2.25rem)',
    headline: '1.375rem',
    title: '1.125rem',
    body: '1rem',
    small: '0.875rem',
    caption: '0.8125rem',
  },
  weight: { regular: '400', medium: '500', semibold: '600', bold: '700' },
  leading: { tight: '1.15', heading: '1.25', body: '1.55', small: '1.45' },
  target: { control: '44px', compact: '36px', least: '24px' },
  icon: { small: '16px', medium: '20px', large: '28px' },
  width: { field: '26rem', prose: '42rem', dialog: '32rem', page: '76rem', menu: '14rem' },
  layout: { nav: '64px', sideNavCollapsed: '4rem', sideNavExpanded: '12.5rem' },
  motion: { quick: '120ms', calm: '240ms', easing: 'cubic-bezier(0.2, 0, 0, 1)' },
  layer: { sticky: '1', nav: '10' },
} as const;
