import { scenarioNames } from '@seatwise/mock-server/scenarios';
import { LocaleProvider, MessagesProvider } from '@seatwise/ui';
import '@seatwise/ui/reset';
import type { Preview, StoryContext } from '@storybook/react-vite';
import { configure, within } from 'storybook/test';
import type { ArgTypesEnhancer } from 'storybook/internal/types';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { lazy, Suspense } from 'react';
import { DocsPage } from './docs/DocsPage.tsx';
import { englishMessages, hindiMessages } from './hindi.ts';
import { environmentOf } from './storyEnvironment.ts';
import { a11yOptions, readings, themes, viewports, visualModes } from './modes.ts';
import './preview.css';

// A generous timeout for a busy machine; a missing element still fails.
configure({
  asyncUtilTimeout: 8000,
  // Live regions repeat text of the page; queries should find only the visible copy.
  defaultIgnore: 'script, style, [data-live-announcer] *',
});

/** What only stories and pages of components need: without it the first page shows at once. */
const startBackend = async () => (await import('./backend.ts')).startBackend();
let started: ReturnType<typeof startBackend> | undefined;
const backend = () => (started ??= startBackend());

const ComponentPage = lazy(async () => ({
  default: (await import('./docs/ComponentPage.tsx')).ComponentPage,
}));

/** A link in a story must not leave the page. */
const preventNavigation = (event: Event): void => {
  if (event.target instanceof Element && event.target.closest('a[href]')) event.preventDefault();
};

const expectNoMotion = (): void => {
  for (const animation of document.getAnimations()) {
    const duration = animation.effect?.getComputedTiming().duration;
    if (typeof duration === 'number' && duration > 0)
      throw new Error('Something moves with reduced motion.');
  }
};

/** The theme of the documentation page that frames the story. */
const themeAround = (): string | undefined =>
  frameElement?.ownerDocument.documentElement.dataset['theme'];

/** The toolbar entry that leaves a story's own parameter in force. */
const asInStory = (what: string) => ({ value: '', title: `${what}: as in the story` });

const roles = ['free', 'basic', 'advance', 'premium', 'counsellor', 'admin', 'superadmin'];

/** The code to copy; a page shows what Storybook printed until it is there. */
const snippetOf = async (_: string, context: StoryContext) =>
  (await import('./docs/snippet.ts')).snippetOf({
    component: context.component,
    args: context.args,
    render: () => context.originalStoryFn(context.args, context),
  });

type Items = readonly (string | ReturnType<typeof asInStory>)[];
const toolbar = <Icon extends string>(description: string, icon: Icon, items: Items) => ({
  description,
  toolbar: { title: description, icon, items: [...items], dynamicTitle: true },
});

/** Moves defaults to their own column, and shows a type as written instead of «union». */
const asWritten: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, { description = '', ...argType }]) => {
      const [text = '', byDefault] = description.split(/\s*@default\s+/);
      const summary = argType.type?.raw ?? argType.table?.type?.summary;
      const defaultValue = argType.table?.defaultValue ?? { summary: byDefault };
      const table = { ...argType.table, defaultValue, ...(summary && { type: { summary } }) };
      return [name, { ...argType, table, description: text }];
    }),
  );

const preview: Preview = {
  argTypesEnhancers: [asWritten],
  tags: ['autodocs'],
  loaders: [mswLoader(async () => (await backend()).worker)],
  // A story names its network scenario: parameters.scenario = 'login.500'.
  beforeEach: async (context) => {
    const { parameters, globals } = context;
    // Dialogs and menus are portaled to the body.
    Object.assign(context, { canvas: within(document.body) });
    document.addEventListener('click', preventNavigation);
    const { prepare } = await backend();
    await prepare(environmentOf({ parameters, globals }));
    // The app reads the theme from local storage.
    const theme = globals['theme'] ?? themeAround();
    if (theme) localStorage.setItem('theme', String(theme));
    return () => document.removeEventListener('click', preventNavigation);
  },
  // Tests run with reduced motion: no animation may run.
  afterEach: () => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) expectNoMotion();
  },
  decorators: [
    (Story, { globals: { theme, dir, motion, scenario, role, locale } }) => {
      const root = document.documentElement;
      const themeHere = theme ?? themeAround();
      if (themeHere) root.dataset['theme'] = String(themeHere);
      if (dir) root.dir = String(dir);
      // A frame in a sheet of states is too small to keep room for a scroll bar.
      if (frameElement?.id.startsWith('iframe--')) root.style.scrollbarGutter = 'auto';
      root.dataset['motion'] = motion === 'reduced' ? 'reduced' : 'full';
      // A new scenario or role restarts the story.
      return (
        <LocaleProvider locale={String(locale)}>
          <MessagesProvider messages={locale === 'hi-IN' ? hindiMessages : englishMessages}>
            <Story key={[scenario, role].join()} />
          </MessagesProvider>
        </LocaleProvider>
      );
    },
  ],
  initialGlobals: { scenario: '', role: '', locale: 'en-IN' },
  globalTypes: {
    theme: toolbar('Theme', 'circlehollow', themes),
    dir: toolbar('Reading direction', 'transfer', readings),
    locale: toolbar('Language of numbers, dates and built-in texts', 'globe', [
      'en-IN',
      'hi-IN',
      'ar-EG',
      'de-DE',
    ]),
    motion: toolbar('Motion', 'play', ['full', 'reduced']),
    scenario: toolbar('What the network does', 'globe', [asInStory('Network'), ...scenarioNames]),
    role: toolbar('Who is signed in', 'user', [asInStory('Role'), ...roles]),
  },
  parameters: {
    a11y: {
      test: 'error',
      options: a11yOptions,
      // axe mistakes Headless UI's focus guards for hidden controls.
      context: { exclude: ['[data-headlessui-focus-guard]'] },
    },
    chromatic: {
      modes: Object.fromEntries(
        visualModes.map(({ name, theme, viewport }) => [name, { theme, viewport }]),
      ),
    },
    viewport: {
      options: Object.fromEntries(
        Object.entries(viewports).map(([name, { width, height }]) => [
          name,
          { name, styles: { width: `${width}px`, height: `${height}px` } },
        ]),
      ),
    },
    options: {
      storySort: {
        order: [
          'Welcome',
          'What’s new',
          'Contribute',
          'Foundations',
          [
            'Principles',
            'Brand and imagery',
            'Colour',
            'Type',
            'Space, shape, depth',
            'Motion',
            'Icons',
            'Charts',
            'Writing',
          ],
          'Components',
          'Patterns',
          'Flows',
          'Screens',
        ],
      },
    },
    docs: {
      codePanel: true,
      container: DocsPage,
      page: () => (
        <Suspense>
          <ComponentPage />
        </Suspense>
      ),
      source: { transform: snippetOf, dark: true },
    },
  },
};

export default preview;
