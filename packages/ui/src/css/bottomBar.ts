/** The height of the bar along the lower edge; what stands at that edge stands above it. */
export const bottomBarHeight = '--bottom-bar-height';
