import type { ReactNode } from 'react';
import { fact, facts, largeFacts, term as termStyle, value as valueStyle } from './Facts.css.ts';

interface FactsProps {
  readonly rows: readonly (readonly [term: string, value: ReactNode])[];
  /** Shows each value large, below its term. @default false */
  readonly large?: boolean;
}

/** Terms and values. */
export const Facts = ({ rows, large = false }: FactsProps) => (
  <dl className={large ? largeFacts : facts}>
    {rows.map(([term, value]) => (
      <div key={term} className={fact}>
        <dt className={termStyle}>{term}</dt>
        <dd className={valueStyle}>{value}</dd>
      </div>
    ))}
  </dl>
);
