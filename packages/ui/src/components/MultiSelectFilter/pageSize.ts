/** How many one-line options are visible at once, and the step of Page Up and Page Down. */
export const pageSize = 7;
