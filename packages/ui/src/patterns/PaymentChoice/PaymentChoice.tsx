import type { LucideIcon } from 'lucide-react';
import { Button } from '../../components/Button/index.ts';
import { glyphs, Icon } from '../../components/Icon/index.ts';
import { choice, note as noteStyle, shield } from './PaymentChoice.css.ts';

export interface PaymentWay {
  /** Tells one from the other. */
  readonly id: string;
  /** The words on its button. */
  readonly label: string;
  /** A picture before the words. */
  readonly glyph?: LucideIcon;
}

export interface PaymentChoiceProps {
  /** The ways to pay, the usual one first. */
  readonly ways: readonly PaymentWay[];
  /** What is charged, and by whom. */
  readonly note: string;
  /** The way that is being gone, if one is; the others wait meanwhile. */
  readonly busy: string | null;
  /** Nothing can be paid now; say nearby why. @default false */
  readonly disabled?: boolean;
  /** Called with the way that was chosen. */
  readonly onPay: (chosen: { id: string }) => void;
}

/** How to pay. */
export const PaymentChoice = ({
  ways,
  note,
  busy,
  disabled = false,
  onPay,
}: PaymentChoiceProps) => (
  <div className={choice}>
    {ways.map(({ id, label, glyph }, index) => (
      <Button
        key={id}
        wide
        tone={index === 0 ? 'primary' : 'secondary'}
        {...(glyph && { glyph })}
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
        <Icon glyph={glyphs.ShieldCheck} size="small" />
      </span>
      {note}
    </p>
  </div>
);
