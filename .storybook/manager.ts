import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/manager-api';
import { themeOf, type Globals } from './theme.ts';

addons.setConfig({
  theme: themeOf({}),
  sidebar: {
    renderLabel: ({ type, name, tags }) =>
      type === 'component' && tags.includes('new') ? `${name} · new` : name,
  },
});
addons.register('seatwise/theme', (api) => {
  for (const event of [SET_GLOBALS, GLOBALS_UPDATED])
    api.on(event, ({ globals }: { globals: Globals }) => {
      api.setOptions({ theme: themeOf(globals) });
    });
});
