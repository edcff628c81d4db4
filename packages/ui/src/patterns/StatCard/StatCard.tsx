import type { ReactNode } from 'react';
import { Text } from '../../components/Text/Text.tsx';
import { action as actionStyle, stat, value as valueStyle } from './StatCard.css.ts';

export interface StatCardProps {
  /** The label. */
  readonly label: string;
  /** The formatted value. */
  readonly value: string;
  /** Whether the figure is the student’s own rank, which has its own colour. @default false */
  readonly isOwnRank?: boolean;
  /** A hint below the value. */
  readonly hint?: string;
  /** A button or link for the figure. */
  readonly action?: ReactNode;
}

/** A card for one key figure. */
export const StatCard = ({ label, value, isOwnRank = false, hint, action }: StatCardProps) => (
  <div className={stat}>
    <Text size="small" tone="muted" weight="medium">
      {label}
    </Text>
    <p className={valueStyle} data-own-rank={isOwnRank || undefined}>
      {value}
    </p>
    {hint !== undefined && (
      <Text size="small" tone="muted">
        {hint}
      </Text>
    )}
    {action !== undefined && <div className={actionStyle}>{action}</div>}
  </div>
);
