import { startInBrowser } from '@seatwise/mock-server/browser';
import '@seatwise/ui/reset';
import type { Preview } from '@storybook/react-vite';
import { mswLoader } from 'msw-storybook-addon/csf3';

const started = startInBrowser();

const preview: Preview = {
  loaders: [mswLoader(async () => (await started).worker)],
  // A story names the network it lives in: parameters.scenario = 'login.500'.
  beforeEach: async ({ parameters }) => {
    const { backend } = await started;
    const scenario = (parameters['scenario'] as string | undefined) ?? null;
    if (!backend.scenarios.play(scenario)) throw new Error(`There is no scenario «${scenario}»`);
    localStorage.clear();
  },
  parameters: {
    a11y: {
      test: 'error',
      options: { rules: { 'target-size': { enabled: true } } },
    },
  },
};

export default preview;
