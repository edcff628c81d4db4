/**
 * The modes in which a story is viewed: one list for the toolbars, the accessibility run, `pnpm
 * visual` and Chromatic.
 */
export const viewports = {
  narrow: { width: 320, height: 640 },
  phone: { width: 360, height: 740 },
  desktop: { width: 1280, height: 800 },
} as const;
type Viewport = keyof typeof viewports;

export const themes = ['light', 'dark'] as const;
export const readings = ['ltr', 'rtl'] as const;

/**
 * The modes of `pnpm visual`: `light-phone`, `dark-desktop` and so on. Components are pictured in
 * all four modes; screens are long, so only two modes, which cover both themes and both viewports.
 */
export const visualModes = themes.flatMap((theme) =>
  (['phone', 'desktop'] as const).map((viewport) => ({
    name: `${theme}-${viewport}`,
    theme,
    viewport,
    hasScreens: (theme === 'light') === (viewport === 'desktop'),
  })),
);

export interface TestMode {
  readonly name: string;
  readonly theme: (typeof themes)[number];
  readonly dir: (typeof readings)[number];
  /** The root font size; people may set up to 200 %. */
  readonly textSize: '100%' | '200%';
  readonly viewport: Viewport;
  readonly forcedColors: boolean;
}

const plain: Omit<TestMode, 'name'> = {
  theme: 'light',
  dir: 'ltr',
  textSize: '100%',
  viewport: 'desktop',
  forcedColors: false,
};

/**
 * `pnpm test` plays every story in the first mode and looks for accessibility findings in all
 * modes; `pnpm test:all` plays every story in every mode.
 */
export const testModes: readonly [TestMode, ...TestMode[]] = [
  { ...plain, name: 'light' },
  // A mode combines settings that do not affect each other; a narrow page has elements of its own.
  { ...plain, name: 'dark-right-to-left', theme: 'dark', dir: 'rtl' },
  { ...plain, name: 'narrow', viewport: 'narrow' },
  { ...plain, name: 'large-text-forced-colours', textSize: '200%', forcedColors: true },
];

/** axe's options in every mode. */
export const a11yOptions = { rules: { 'target-size': { enabled: true } } };

/** The key under which Storybook's Vitest plugin reads a project's initial globals. */
const globalsKey = 'storybook/test-initial-globals';

interface Appearance extends Pick<TestMode, 'theme' | 'viewport'> {
  readonly dir?: TestMode['dir'];
}

/** The globals that a mode sets for its stories, as the toolbars would. */
export const globalsOf = ({ theme, viewport, dir = 'ltr' }: Appearance, globals: object = {}) => ({
  [globalsKey]: { theme, dir, viewport: { value: viewport, isRotated: false }, ...globals },
});
