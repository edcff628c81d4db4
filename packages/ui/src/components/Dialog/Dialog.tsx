import { lateModule } from '../../internal/lateModule.ts';
import { useEver } from '../../internal/useEver.ts';
import { useLateContent } from '../../internal/useLateContent.ts';
import { useReturnFocus } from '../../internal/useReturnFocus.ts';
import type { DialogProps } from './dialogTypes.ts';

const content = lateModule(() => import('./DialogContent.tsx'));

/**
 * A modal dialog: it traps the focus, makes the page behind inert, locks its scroll, and restores the
 * focus on close. Its content is mounted only while it is open.
 */
export const Dialog = (props: DialogProps) => {
  const { open, onClose, dismissible = true } = props;
  // On a failed load a dismissible dialog is closed, so that it can be opened again; any other keeps retrying.
  const module = useLateContent(content, open, dismissible ? onClose : undefined);
  const isNeeded = useEver(open);
  useReturnFocus(open);
  return module && isNeeded && <module.DialogContent {...props} />;
};
