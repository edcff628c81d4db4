import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useLayoutEffect, useState, type PropsWithChildren } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { themeOf, type Globals } from '../theme.ts';

interface GlobalsEvent {
  readonly globals: Globals;
}

/** The theme of the previous page, of a story, or of the address. */
const themeBefore = (channel: DocsContainerProps['context']['channel']): Globals['theme'] => {
  const [event]: [GlobalsEvent?] = channel.last(SET_GLOBALS) ?? [];
  return (document.documentElement.dataset as Globals).theme ?? event?.globals.theme;
};

/** A documentation page in the theme of its address, of the toolbar or of the system. */
export const DocsPage = (props: PropsWithChildren<DocsContainerProps>) => {
  const { channel } = props.context;
  const [theme, setTheme] = useState(() => themeBefore(channel));
  useLayoutEffect(() => {
    // Framed stories send their globals to this page too, but without a theme.
    const update = ({ globals }: GlobalsEvent): void => setTheme((now) => globals.theme ?? now);
    channel.on(GLOBALS_UPDATED, update);
    return () => channel.off(GLOBALS_UPDATED, update);
  }, [channel]);
  useLayoutEffect(() => {
    if (!theme) return;
    // Dialogs and bars are shown in frames, which have an address and a channel of their own.
    const frames = Array.from(
      document.querySelectorAll('iframe'),
      (frame) => frame.contentDocument,
    );
    for (const shown of [document, ...frames])
      if (shown) shown.documentElement.dataset['theme'] = theme;
  }, [theme]);
  return <DocsContainer {...props} theme={themeOf({ theme })} />;
};
