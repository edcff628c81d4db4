/** Text of the stars in lists; apart from the shortlist's, because those lists load first. */
export const starring = {
  seat: (institute: string, subject: string, quota: string) =>
    `Shortlist ${[institute, subject, quota].filter(Boolean).join(', ')}`,
} as const;
