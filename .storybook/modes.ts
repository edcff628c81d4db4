/**
 * How a story is looked at. One list for the toolbars, the accessibility run, the visual
 * baselines and Chromatic.
 */
export const viewports = {
  phone: { width: 360, height: 740 },
  desktop: { width: 1280, height: 800 },
} as const;
type Viewport = keyof typeof viewports;

export const themes = ['light', 'dark'] as const;
export const readings = ['ltr', 'rtl'] as const;

/** The pictures that are kept: `light-phone`, `dark-desktop` and so on. */
export const visualModes = themes.flatMap((theme) =>
  (Object.keys(viewports) as Viewport[]).map((viewport) => ({
    name: `${theme}-${viewport}`,
    theme,
    viewport,
  })),
);

export interface TestMode {
  readonly name: string;
  readonly theme: (typeof themes)[number];
  readonly dir: (typeof readings)[number];
  /** The size of the root's text; 200 % is what people may set. */
  readonly textSize: '100%' | '200%';
  readonly viewport: { readonly width: number; readonly height: number };
  readonly forcedColors: boolean;
}

const plain: Omit<TestMode, 'name'> = {
  theme: 'light',
  dir: 'ltr',
  textSize: '100%',
  viewport: viewports.desktop,
  forcedColors: false,
};

/** In each of these every story runs, with its assertions and without an accessibility finding. */
export const testModes: readonly TestMode[] = [
  { ...plain, name: 'light' },
  { ...plain, name: 'dark', theme: 'dark' },
  { ...plain, name: 'narrow', viewport: { width: 320, height: 640 } },
  { ...plain, name: 'large-text', textSize: '200%' },
  { ...plain, name: 'forced-colours', forcedColors: true },
  { ...plain, name: 'right-to-left', dir: 'rtl' },
];
