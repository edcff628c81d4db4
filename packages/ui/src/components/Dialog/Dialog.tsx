import { DialogContent } from './DialogContent.tsx';
import type { DialogProps } from './dialogTypes.ts';

/**
 * A modal dialog: it keeps the focus inside, the page behind inert and unmoved, and gives the focus
 * back. What it holds exists only while it is open.
 */
export const Dialog = ({ open, ...content }: DialogProps) => open && <DialogContent {...content} />;
