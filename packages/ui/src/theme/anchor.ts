/**
 * The distance of a popover from its anchor, in pixels, because Floating UI computes with numbers
 * and would read a custom property again on every frame.
 */
export const anchor = { gap: 4, offset: 0, padding: 8 };
