/** How many rows are written or posted in one task, so that the main thread stays responsive. */
export const sheetStep = 500;
