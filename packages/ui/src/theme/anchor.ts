/**
 * The distance of a popover from its anchor. In pixels, because Floating UI computes with numbers: a
 * custom property would be read again on every frame.
 */
export const anchor = { gap: 4, offset: 0, padding: 8 };
