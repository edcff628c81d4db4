/** Text about what a revised document changes. */
export const announcements = {
  revised: (title: string, date: string, before: string) =>
    `Revised: ${title}, now ${date} (was ${before}).`,
} as const;
