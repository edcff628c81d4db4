import { createStore } from '@seatwise/flows/shared';
import { lazyService } from './services.ts';

/** What an action did, where the page itself does not show it, and what can be done about it. */
interface Feedback {
  readonly message: string;
  readonly action: {
    readonly label: string;
    readonly onPress: (navigate: (href: string) => void) => void;
  };
}

/** The last feedback, until the student dismisses it or opens another page. */
export const feedbackOf = lazyService(() => createStore<Feedback | undefined>(undefined));
