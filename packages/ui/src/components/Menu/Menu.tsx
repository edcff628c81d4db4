import { button } from '../../css/button.css.ts';
import { lateModule } from '../../internal/lateModule.ts';
import { useLateModule } from '../../internal/useLateModule.ts';
import { bare } from './Menu.css.ts';
import type { MenuProps } from './menuTypes.ts';

const headless = lateModule(() => import('./HeadlessMenu.tsx'));
const openingKeys = ['ArrowDown', 'ArrowUp'];

/** A button that opens a menu of actions. */
export const Menu = ({ label, trigger, variant = 'secondary', items, onSelect }: MenuProps) => {
  const { module, openerRef, standInProps } = useLateModule(headless, { keys: openingKeys });
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
        openerRef={openerRef}
      />
    );
  return (
    <button
      type="button"
      aria-haspopup="menu"
      aria-expanded={false}
      {...buttonProps}
      {...standInProps}
    />
  );
};
