import { button } from '../../css/button.css.ts';
import { lazyModule } from '../../internal/lazyModule.ts';
import { useLazyTrigger } from '../../internal/useLazyTrigger.ts';
import { bare } from './Menu.css.ts';
import type { MenuProps } from './menuTypes.ts';

const headless = lazyModule(() => import('./HeadlessMenu.tsx'));
const openingKeys = ['ArrowDown', 'ArrowUp'];

/** A button that opens a menu of actions. */
export const Menu = ({ label, trigger, variant = 'secondary', items, onSelect }: MenuProps) => {
  const { module, opener, triggerProps } = useLazyTrigger(headless, openingKeys);
  const buttonProps = {
    className: variant === 'bare' ? bare : button({ tone: variant, size: 'compact' }),
    // A text trigger names itself; a bare one, such as an icon, needs a name.
    'aria-label': variant === 'bare' ? label : undefined,
    children: trigger,
  };
  if (module)
    return (
      <module.HeadlessMenu
        label={label}
        items={items}
        onSelect={onSelect}
        buttonProps={buttonProps}
        opener={opener}
      />
    );
  return <button type="button" aria-haspopup="menu" {...buttonProps} {...triggerProps} />;
};
