import { createStore } from '@seatwise/flows/shared';
import { lazyService } from './services.ts';

/** What an action did, where the page itself does not show it, and where to see it. */
interface Feedback {
  readonly message: string;
  readonly link: { readonly label: string; readonly href: string };
}

/** The last feedback, until the student dismisses it or opens another page. */
export const feedbackOf = lazyService(() => createStore<Feedback | undefined>(undefined));
