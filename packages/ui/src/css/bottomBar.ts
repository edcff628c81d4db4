/** The height of the bottom bar; content fixed to the lower edge is raised by it. */
export const bottomBarHeight = '--bottom-bar-height';
