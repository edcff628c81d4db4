import type { ReactNode } from 'react';
import { usePressable } from '../../internal/usePressable.ts';
import {
  card,
  code,
  evidence as evidenceStyle,
  fact,
  factValue,
  facts as factsStyle,
  header,
  name,
  term,
} from './PredictionCard.css.ts';

export interface PredictionCardProps {
  /** The chance, as a TierBadge. */
  readonly badge: ReactNode;
  /** The strength of the evidence as text. */
  readonly evidence: string;
  /** The college code, or a link by it. */
  readonly code: ReactNode;
  /** A control beside the name, such as a StarToggle. */
  readonly action?: ReactNode;
  /** The college's name. */
  readonly institute: string;
  /** Term-value pairs such as subject, category and quota. */
  readonly facts: readonly { readonly term: string; readonly value: string }[];
  /** The admitted ranks, as a RankRange. */
  readonly range: ReactNode;
  /** Called to show the reasons of the prediction. */
  readonly onOpen: () => void;
}

/** A predicted college; pressing its name shows the reasons. */
export const PredictionCard = ({
  badge,
  evidence,
  code: number,
  action,
  institute,
  facts,
  range,
  onOpen,
}: PredictionCardProps) => {
  const pressable = usePressable({ onPress: onOpen });
  return (
    <article className={card} aria-label={institute}>
      <div>
        <div className={header}>
          <button {...pressable} type="button" className={name}>
            {institute}
          </button>
          {action}
        </div>
        <p className={code}>{number}</p>
      </div>
      <div className={header}>
        {badge}
        <span className={evidenceStyle}>{evidence}</span>
      </div>
      <div>{range}</div>
      <dl className={factsStyle}>
        {facts.map(({ term: word, value }) => (
          <div key={word} className={fact}>
            <dt className={term}>{word}: </dt>
            <dd className={factValue}>{value}</dd>
          </div>
        ))}
      </dl>
    </article>
  );
};
