/** How many options of one line show at once, and how far Page Up and Page Down move. */
export const pageSize = 7;
