import { addons } from 'storybook/manager-api';
import { prefersDark, storybookThemes } from './theme.ts';

addons.setConfig({ theme: storybookThemes[prefersDark.matches ? 'dark' : 'light'] });
