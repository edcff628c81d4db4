/** The plans on sale, from the lowest up. */
export const planIds = ['BASIC', 'ADVANCE', 'PREMIUM'] as const;
export type PlanId = (typeof planIds)[number];
