import { useEver } from '../../internal/useEver.ts';
import { DialogContent } from './DialogContent.tsx';
import type { DialogProps } from './dialogTypes.ts';

/**
 * A modal dialog: it keeps the focus inside, the page behind inert and unmoved, and gives the focus
 * back. What it holds exists only while it is open.
 */
export const Dialog = (props: DialogProps) => useEver(props.open) && <DialogContent {...props} />;
