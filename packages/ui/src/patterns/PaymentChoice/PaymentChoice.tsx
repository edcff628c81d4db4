import type { LucideIcon } from 'lucide-react';
import { Button } from '../../components/Button/index.ts';
import { icons, Icon } from '../../components/Icon/index.ts';
import { choice, note as noteStyle, shield } from './PaymentChoice.css.ts';

export interface PaymentMethod {
  /** Tells one from the other. */
  readonly id: string;
  /** The words on its button. */
  readonly label: string;
  /** A picture before the words. */
  readonly icon?: LucideIcon;
}

export interface PaymentChoiceProps {
  /** The payment methods, the default one first. */
  readonly methods: readonly PaymentMethod[];
  /** What is charged, and by whom. */
  readonly note: string;
  /** The method in progress, if any; the others are disabled meanwhile. */
  readonly busy: string | null;
  /** Nothing can be paid now; say nearby why. @default false */
  readonly disabled?: boolean;
  /** Called with the chosen method. */
  readonly onPay: (chosen: { id: string }) => void;
}

/** How to pay. */
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
