/**
 * Where a panel stands beside its anchor. In pixels, because the positioning engine computes with
 * numbers: a custom property would be read again on every frame.
 */
export const anchor = { gap: 4, offset: 0, padding: 8 };
