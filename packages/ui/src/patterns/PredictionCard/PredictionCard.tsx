import type { ReactNode } from 'react';
import { usePressable } from '../../internal/usePressable.ts';
import {
  card,
  code,
  evidence as evidenceStyle,
  fact,
  facts as factsStyle,
  head,
  name,
  term,
} from './PredictionCard.css.ts';

export interface PredictionCardProps {
  /** The chance, as a TierBadge. */
  readonly badge: ReactNode;
  /** How strong the evidence is, in words. */
  readonly evidence: string;
  /** The college's number. */
  readonly code: string;
  /** The college. */
  readonly institute: string;
  /** Subject, category, quota and the like, as pairs of words. */
  readonly facts: readonly { readonly term: string; readonly value: string }[];
  /** Which ranks were admitted, as a RankRange. */
  readonly range: ReactNode;
  /** Called when its reasons are asked for. */
  readonly onOpen: () => void;
}

/** A college that a rank may win, with its reasons a press away. */
export const PredictionCard = ({
  badge,
  evidence,
  code: number,
  institute,
  facts,
  range,
  onOpen,
}: PredictionCardProps) => {
  const pressable = usePressable({ onPress: onOpen });
  return (
    <article className={card} aria-label={institute}>
      <div className={head}>
        {badge}
        <span className={evidenceStyle}>{evidence}</span>
      </div>
      <div>
        <button {...pressable} type="button" className={name}>
          {institute}
        </button>
        <p className={code}>{number}</p>
      </div>
      <dl className={factsStyle}>
        {facts.map(({ term: word, value }) => (
          <div key={word}>
            <dt className={term}>{word}: </dt>
            <dd className={fact}>{value}</dd>
          </div>
        ))}
      </dl>
      {range}
    </article>
  );
};
