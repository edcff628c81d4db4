import { StrictMode, type ReactNode } from 'react';
import { destroyAnnouncer } from 'react-aria/private/live-announcer/LiveAnnouncer';
import { flushSync } from 'react-dom';
import { I18nProvider } from 'react-aria/I18nProvider';
import { createRoot, type Root } from 'react-dom/client';

let root: Root | undefined;

export const unmount = (): void => {
  root?.unmount();
  root = undefined;
  destroyAnnouncer();
  document.body.replaceChildren();
};

/** Renders into the page of a browser test, in strict mode; the set-up unmounts after each test. */
export const mount = (content: ReactNode): void => {
  unmount();
  const container = document.createElement('main');
  document.body.append(container);
  root = createRoot(container);
  flushSync(() =>
    root!.render(
      <StrictMode>
        <I18nProvider locale="en-IN">{content}</I18nProvider>
      </StrictMode>,
    ),
  );
};
