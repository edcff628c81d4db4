/** The plans on sale, from the lowest up. */
export const planIds = ['BASIC', 'ADVANCE', 'PREMIUM'] as const;
export type PlanId = (typeof planIds)[number];

/** New predictions a day, counted from midnight in India; null where there is no limit. */
export const triesPerDay = { FREE: 3, BASIC: 10, ADVANCE: null, PREMIUM: null } as const;
