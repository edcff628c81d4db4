import { StrictMode, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach } from 'vitest';

let root: Root | undefined;

const unmount = (): void => {
  root?.unmount();
  root = undefined;
  document.body.replaceChildren();
};

afterEach(unmount);

/** Shows something in the page of a browser test, as strictly as React can; gone after the test. */
export const mount = (content: ReactNode): void => {
  unmount();
  const home = document.createElement('main');
  document.body.append(home);
  root = createRoot(home);
  flushSync(() => root!.render(<StrictMode>{content}</StrictMode>));
};
