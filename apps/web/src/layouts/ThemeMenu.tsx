import { Icon, icons, Menu } from '@seatwise/ui';
import { theme as themeText } from '../content/site.ts';
import { useServices } from '../services/services.ts';
import { useThemeChoice } from '../services/theme.ts';
import { themeChoices, type ThemeChoice } from '../services/themeChoice.ts';

/** The choice of the theme, in the bar of the site and of the console. */
export const ThemeMenu = () => {
  const { theme } = useServices();
  const choice = useThemeChoice(theme);
  return (
    <Menu
      label={`${themeText.label}: ${themeText[choice]}`}
      variant="bare"
      trigger={<Icon icon={choice === 'dark' ? icons.Moon : icons.Sun} />}
      items={themeChoices.map((id) => ({ id, label: themeText[id] }))}
      onSelect={({ id }) => theme.choose(id as ThemeChoice)}
    />
  );
};
