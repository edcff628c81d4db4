import { failure } from '../../content/site.ts';
import { MessageLayout } from '../../layouts/MessageLayout.tsx';

/** The fallback for a screen that threw, or whose code could not be loaded. */
export const Failure = () => (
  <MessageLayout
    heading={failure.heading}
    hint={failure.hint}
    action={failure.again}
    onAction={() => location.reload()}
  />
);
