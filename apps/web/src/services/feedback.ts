import { createStore } from '@seatwise/flows/shared';
import { lazyService } from './services.ts';

/** The result of an action that the page itself does not show, and an action that follows. */
interface Feedback {
  readonly message: string;
  readonly action: {
    readonly label: string;
    readonly onPress: (navigate: (href: string) => void) => void;
  };
}

/** The last feedback, until the student dismisses it or opens another page. */
export const feedbackOf = lazyService(() => createStore<Feedback | undefined>(undefined));
