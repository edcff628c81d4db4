import { starring as copy } from '../../content/starring.ts';
import { paths } from '../../paths.ts';
import { feedbackOf } from '../../services/feedback.ts';
import type { Services } from '../../services/services.ts';

/** Reports that seats were put on the shortlist or taken off, with a link to it. */
export const reportStars = (services: Services, count: number, isStarred: boolean): void =>
  feedbackOf(services).set({
    message: isStarred ? copy.saved(count) : copy.removed(count),
    action: { label: copy.open, onPress: (navigate) => navigate(paths.shortlist) },
  });
