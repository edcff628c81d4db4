import type { ReactNode } from 'react';
import { Text } from '../../components/Text/index.ts';
import { action as actionStyle, stat, value as valueStyle } from './StatCard.css.ts';

export interface StatCardProps {
  /** What is counted. */
  readonly label: string;
  /** How much it is, as it is read. */
  readonly value: string;
  /** What to know about it. */
  readonly hint?: string;
  /** What to do with it. */
  readonly action?: ReactNode;
}

/** One figure that matters. */
export const StatCard = ({ label, value, hint, action }: StatCardProps) => (
  <div className={stat}>
    <Text size="small" tone="muted" weight="medium">
      {label}
    </Text>
    <p className={valueStyle}>{value}</p>
    {hint !== undefined && (
      <Text size="small" tone="muted">
        {hint}
      </Text>
    )}
    {action !== undefined && <div className={actionStyle}>{action}</div>}
  </div>
);
