/** The Events page shows this many alerts at a time. */
export const eventsPageSize = 10;

/** How many alerts show before «show all». */
export const shownAtFirst = { landing: 5, dashboard: 5, prediction: 4 } as const;

/** For how many days an alert counts as new. */
export const newForDays = { landing: 30, events: 14, dashboard: 14, prediction: 14 } as const;
