import { content } from '../../content/failure.ts';
import { MessageLayout } from '../../layouts/MessageLayout.tsx';

/** The fallback for a screen that threw, or whose code could not be loaded. */
export const Failure = () => (
  <MessageLayout
    heading={content.heading}
    hint={content.hint}
    action={content.again}
    onAction={() => location.reload()}
  />
);
