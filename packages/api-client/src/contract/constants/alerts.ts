/** The topics of alerts, which students choose from. */
export const alertTopics = ['Dates', 'Results', 'Seats', 'Documents and fees', 'Rules'] as const;
export type AlertTopic = (typeof alertTopics)[number];

export const maxAlertLength = 2000;
