import type { ReactNode } from 'react';
import { Disclosure } from '../../components/Disclosure/Disclosure.tsx';
import { usePressable } from '../../internal/usePressable.ts';
import {
  card,
  chance,
  drawing,
  evidence as evidenceStyle,
  fact,
  factValue,
  facts as factsStyle,
  header,
  name,
  place as placeStyle,
  term,
} from './PredictionCard.css.ts';

export interface PredictionCardProps {
  /** The college's name. */
  readonly institute: string;
  /** The college's place and kind, and what its seat costs. */
  readonly place: ReactNode;
  /** A control beside the name, such as a StarToggle. */
  readonly action?: ReactNode;
  /** The chance, as a TierBadge. */
  readonly badge: ReactNode;
  /** The student's rank beside the seat's closing ranks, as a RankLine. */
  readonly range: ReactNode;
  /** How far the rank is from the closing rank; pressing the line reveals the details. */
  readonly margin: string;
  /** The college code, or a link with that text. */
  readonly code: ReactNode;
  /** The strength of the evidence as text. */
  readonly evidence: string;
  /** Term-value pairs such as subject, category and quota. */
  readonly facts: readonly { readonly term: string; readonly value: string }[];
  /** Called to show the reasons of the prediction. */
  readonly onOpen: () => void;
}

/** A predicted college; pressing its name shows the reasons. */
export const PredictionCard = ({
  institute,
  place,
  action,
  badge,
  range,
  margin,
  code,
  evidence,
  facts,
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
        <div className={placeStyle}>{place}</div>
      </div>
      <Disclosure
        title={
          <span className={chance}>
            {badge}
            <span className={drawing}>{range}</span>
            <span>{margin}</span>
          </span>
        }
        quiet
      >
        <dl className={factsStyle}>
          {facts.map(({ term: word, value }) => (
            <div key={word} className={fact}>
              <dt className={term}>{word}: </dt>
              <dd className={factValue}>{value}</dd>
            </div>
          ))}
        </dl>
        <p className={evidenceStyle}>
          {code} · {evidence}
        </p>
      </Disclosure>
    </article>
  );
};
