import { lazyModule } from '../../internal/lazyModule.ts';
import { useEver } from '../../internal/useEver.ts';
import { useLazyModule } from '../../internal/useLazyModule.ts';
import { useReturnFocus } from '../../internal/useReturnFocus.ts';
import type { DialogProps } from './dialogTypes.ts';

const content = lazyModule(() => import('./DialogContent.tsx'));

/**
 * A modal dialog: it traps the focus, makes the page behind inert, locks its scroll, and restores the
 * focus on close. Its content is mounted only while it is open.
 */
export const Dialog = (props: DialogProps) => {
  const { open, onClose } = props;
  const module = useLazyModule(content, open, onClose);
  const isNeeded = useEver(open);
  useReturnFocus(open);
  return module && isNeeded && <module.DialogContent {...props} />;
};
