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
  const module = useLateContent(content, props.open);
  const isNeeded = useEver(props.open);
  useReturnFocus(props.open);
  return module && isNeeded && <module.DialogContent {...props} />;
};
