/** The values that all themes share. */
export const scale = {
  space: {
    none: '0',
    hair: '2px',
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
  line: { thin: '1px', thick: '2px', bar: '4px' },
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
  tracking: { heading: '-0.012em', tight: '-0.02em', hero: '-0.025em', code: '0.3em' },
  underline: { near: '0.2em', far: '0.4em' },
  target: { control: '44px', compact: '36px', option: '2.5rem', minimum: '24px' },
  icon: { small: '16px', medium: '20px', large: '28px' },
  /** The sizes of small squares: check marks, dots, images. */
  square: {
    tick: '12px',
    dot: '16px',
    mark: '20px',
    number: '24px',
    small: '32px',
    medium: '40px',
    large: '48px',
    emblem: '56px',
    portrait: '72px',
  },
  width: {
    /** The name and state of a round, in a line of four on a phone. */
    stage: '4.25rem',
    term: '6rem',
    label: '7.5rem',
    entry: '9rem',
    name: '12rem',
    menu: '14rem',
    column: '17rem',
    panel: '20rem',
    field: '26rem',
    dialog: '32rem',
    /** The width of forms. */
    form: '36rem',
    /** About 68 characters of our typeface, whose zero is half as wide again as its mean character. */
    line: '44ch',
    prose: '42rem',
    /** The width of short texts that are not part of running text, such as subtitles. */
    subtitle: '60rem',
    page: '76rem',
  },
  height: {
    drawing: '36px',
    text: '6rem',
    block: '7rem',
    chart: '10.5rem',
    composer: '8rem',
    textMax: '20rem',
    chat: '24rem',
    /** The height of a chat whose container sets none; constant, however many messages it has. */
    chatPanel: '32rem',
    /** The minimum height, which leaves room for a message between header and composer. */
    chatMin: '16rem',
    chatMax: '44rem',
    /** The maximum height of a scroll container within the page. */
    scrollArea: '70dvh',
  },
  layout: { nav: '64px', sideNavCollapsed: '4rem', sideNavExpanded: '12.5rem' },
  motion: {
    quick: '120ms',
    calm: '240ms',
    /** The delay before a new live region shows its text. */
    liveTextDelay: '120ms',
    easing: 'cubic-bezier(0.2, 0, 0, 1)',
    rise: '12px',
  },
  /** The z-indexes, from the bottom to the top. */
  layer: {
    sticky: '1',
    nav: '10',
    dialog: '100',
    panel: '200',
    toast: '300',
    tooltip: '400',
  },
} as const;
