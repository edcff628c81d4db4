/** The anchor of a bar along the lower edge; what stands at that edge stands above it. */
export const bottomBar = '--bottom-bar';
