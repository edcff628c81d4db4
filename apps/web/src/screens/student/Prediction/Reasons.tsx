import { confidenceLevel, type Prediction } from '@seatwise/flows/prediction';
import {
  Button,
  Dialog,
  Inline,
  Link,
  Stack,
  Text,
  TierBadge,
  useListFormatter,
  useNumberFormatter,
} from '@seatwise/ui';
import type { ReactNode } from 'react';
import { Term } from '../../../components/Term.tsx';
import { content, reasons as copy } from '../../../content/prediction.ts';
import type { TermId } from '../../../content/glossary.ts';
import { collegePath, paths } from '../../../paths.ts';
import { SeatCosts } from '../../../features/applicant/SeatCosts.tsx';
import { ChoiceActions } from './ChoiceActions.tsx';
import { finderPath } from './CollegeLinks.tsx';
import { fact, facts, term, wide } from './Reasons.css.ts';
import { ReasonsNeeded, ReasonsRounds, ReasonsYears } from './ReasonsRanks.tsx';
import {
  instituteOf,
  quotaText,
  rankByYear,
  seatsText,
  seatText,
  yearsText,
} from './resultTexts.ts';

interface ReasonsProps {
  /** The result to explain; undefined closes the dialog. */
  readonly row: Prediction | undefined;
  readonly air: number;
  readonly onClose: () => void;
}

const levelText = (confidence: Prediction['confidence']): string => {
  const level = confidenceLevel(confidence);
  return level ? content.level(level) : content.noValue;
};

const factsOf = (
  row: Prediction,
  number: Intl.NumberFormat,
): readonly (readonly [name: string, value: ReactNode, term?: TermId])[] => [
  [copy.facts.institute, instituteOf(row)],
  [copy.facts.subject, row.subject || content.noValue],
  [copy.facts.category, row.category || content.noValue, 'category'],
  [copy.facts.quota, quotaText(row), 'quota'],
  [copy.facts.seat, seatText(row) || content.noValue, 'seat'],
  [copy.facts.min, rankByYear(row, 'minAir', number), 'opening-rank'],
  [copy.facts.max, rankByYear(row, 'maxAir', number), 'closing-rank'],
  [
    copy.facts.probability,
    row.probabilityTier ? <TierBadge key="tier" tier={row.probabilityTier} /> : content.noValue,
    'chance',
  ],
  [copy.facts.confidence, levelText(row.confidence), 'confidence'],
];

/** All details of a result, and the reasons for its probability. */
export const Reasons = ({ row, air, onClose }: ReasonsProps) => {
  const number = useNumberFormatter();
  const list = useListFormatter();
  const history = row?.history ?? [];
  return (
    <Dialog
      open={row !== undefined}
      title={row ? instituteOf(row) : ''}
      size="wide"
      onClose={onClose}
      actions={
        <>
          <Button tone="secondary" onPress={onClose}>
            {copy.close}
          </Button>
          {row && <ChoiceActions key={row.instituteCode} rows={[row]} />}
        </>
      }
    >
      {row && (
        <Stack gap="lg">
          {row.rounds && row.rounds.length > 0 && <ReasonsRounds rounds={row.rounds} />}
          {history.length > 0 && <ReasonsYears history={history} air={air} />}
          {row.neededAir && row.neededAir.length > 0 && (
            <ReasonsNeeded needed={row.neededAir} air={air} />
          )}
          <dl className={facts}>
            {factsOf(row, number).map(([name, value, explained], index) => (
              <div key={name} className={index === 0 ? wide : undefined}>
                <dt className={term}>{explained ? <Term id={explained}>{name}</Term> : name}</dt>
                <dd className={fact}>{value}</dd>
              </div>
            ))}
          </dl>
          <SeatCosts row={row} seats={seatsText([row])} />
          <Inline>
            {row.instituteCode && row.hasPage !== false && (
              <Link href={collegePath(row.instituteCode)} standalone>
                {copy.college}
              </Link>
            )}
            <Link href={finderPath(row)} standalone>
              {copy.inFinder}
            </Link>
          </Inline>
          <Text as="div" size="small" tone="muted">
            <p>
              {copy.evidence} <Link href={paths.accuracy}>{copy.accuracy}</Link>
            </p>
            <p>{yearsText([row], list)}</p>
          </Text>
        </Stack>
      )}
    </Dialog>
  );
};
