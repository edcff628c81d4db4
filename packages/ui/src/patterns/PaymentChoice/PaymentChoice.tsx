import type { LucideIcon } from 'lucide-react';
import { Button } from '../../components/Button/Button.tsx';
import * as icons from '../../components/Icon/icons.ts';
import { Icon } from '../../components/Icon/Icon.tsx';
import { choice, note as noteStyle, shield } from './PaymentChoice.css.ts';

export interface PaymentMethod {
  /** A unique id. */
  readonly id: string;
  /** The label of the method's button. */
  readonly label: string;
  /** An icon before the label. */
  readonly icon?: LucideIcon;
}

export interface PaymentChoiceProps {
  /** The payment methods, the default one first. */
  readonly methods: readonly PaymentMethod[];
  /** A note about the charge and the provider. */
  readonly note: string;
  /** The method in progress, if any; the others are disabled meanwhile. */
  readonly busy: string | null;
  /** Whether all methods are disabled; say nearby why. @default false */
  readonly disabled?: boolean;
  /** Called with the chosen method. */
  readonly onPay: (chosen: { id: string }) => void;
}

/** The buttons of the payment methods. */
export const PaymentChoice = ({
  methods,
  note,
  busy,
  disabled = false,
  onPay,
}: PaymentChoiceProps) => (
  <div className={choice}>
    {methods.map(({ id, label, icon }, index) => (
      <Button
        key={id}
        wide
        tone={index === 0 ? 'primary' : 'secondary'}
        {...(icon && { icon })}
        loading={busy === id}
        disabled={disabled || (busy !== null && busy !== id)}
        keepsFocus
        onPress={() => onPay({ id })}
      >
        {label}
      </Button>
    ))}
    <p className={noteStyle}>
      <span className={shield}>
        <Icon icon={icons.ShieldCheck} size="small" />
      </span>
      {note}
    </p>
  </div>
);
