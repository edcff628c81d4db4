import { answersToKeep, isRefused } from '@seatwise/flows/prediction';
import { Button, icons, Inline, Notice, Text, useNumberFormatter } from '@seatwise/ui';
import { useState, type RefObject } from 'react';
import { content } from '../../../content/prediction.ts';
import { applicantOf, type LoadedApplicant } from '../../../features/applicant/applicant.ts';
import { useLakhs } from '../../../hooks/useRupees.ts';
import { logFailure } from '../../../lib/logFailure.ts';
import { useServices } from '../../../services/services.ts';
import { isOutdated } from './predictionState.ts';
import { questionOf } from './resultTexts.ts';
import type { PredictionFlow } from './usePrediction.ts';

interface ResultsQuestionProps extends Pick<PredictionFlow, 'state'> {
  /** Opens the folded form; undefined while it is open. */
  readonly onChange: (() => void) | undefined;
  /** Submits the form. */
  readonly onPredictAgain: () => void;
}

/** The question that the results answer, with the student's answers that they are judged by. */
export const ResultsQuestion = ({
  state,
  onChange,
  applicant: { profile },
}: Pick<ResultsQuestionProps, 'state' | 'onChange'> & {
  readonly applicant: LoadedApplicant;
}) => {
  const { air, submittedForm } = state.context;
  const number = useNumberFormatter();
  const lakhs = useLakhs();
  const budget = profile?.budgetPerYear;
  const asked = [
    questionOf(submittedForm),
    profile?.homeState,
    budget !== undefined && content.upTo(lakhs.format(budget)),
  ];
  return (
    <Inline gap="xs" wrap={false}>
      <Text as="span" weight="semibold" tabular>
        <Text as="span" tone="you" weight="semibold">
          {content.rank(number.format(air ?? 0))}
        </Text>
        {asked.filter(Boolean).map((text) => ` · ${text}`)}
      </Text>
      {onChange && (
        <Button tone="secondary" size="compact" onPress={onChange}>
          {content.change}
        </Button>
      )}
    </Inline>
  );
};

/** Says that the results answer an earlier question. */
export const ResultsNotices = ({
  state,
  onPredictAgain,
}: Pick<ResultsQuestionProps, 'state' | 'onPredictAgain'>) =>
  isOutdated(state) && (
    <Notice tone="caution">
      <Inline justify="between">
        <span>{content.outdated}</span>
        {!isRefused(state.context) && (
          <Button tone="secondary" size="compact" icon={icons.RotateCw} onPress={onPredictAgain}>
            {content.predictAgain}
          </Button>
        )}
      </Inline>
    </Notice>
  );

interface NotOwnProps extends Pick<PredictionFlow, 'own' | 'state' | 'send'> {
  /** The heading of the results. */
  readonly heading: RefObject<HTMLHeadingElement | null>;
}

/** Says that the form has a category other than the profile's. */
export const NotOwn = ({ own, state, send, heading }: NotOwnProps) => {
  if (!own) return null;
  const { category, subCategory } = state.context.form;
  return (
    <Notice tone="caution">
      <Inline justify="between">
        <span>{content.notOwn(questionOf(own), questionOf({ category, subCategory }))}</span>
        <Button
          tone="secondary"
          size="compact"
          onPress={() => {
            heading.current?.focus({ preventScroll: true });
            send({ type: 'values.changed', values: own });
          }}
        >
          {content.searchAsOwn}
        </Button>
      </Inline>
    </Notice>
  );
};

interface KeepCategoryProps extends Pick<NotOwnProps, 'state' | 'heading'> {
  readonly applicant: LoadedApplicant;
}

/** Offers to store the category that was asked, so that lists judge the same seats as the results. */
export const KeepCategory = ({ state, applicant, heading }: KeepCategoryProps) => {
  const services = useServices();
  const [hasFailed, setHasFailed] = useState(false);
  const { profile } = applicant.answer;
  const { submittedForm } = state.context;
  const { category, subCategory } = submittedForm;
  const answers = answersToKeep(submittedForm, profile);
  if (!answers || applicant.state !== 'loaded') return null;
  const save = async (): Promise<void> => {
    try {
      await applicantOf(services).save({ ...profile, ...answers });
      heading.current?.focus({ preventScroll: true });
    } catch (error) {
      logFailure(error);
      setHasFailed(true);
    }
  };
  return (
    <li>
      <Text as="div" size="small" tone={hasFailed ? 'critical' : 'default'}>
        {hasFailed ? content.keepFailed : content.keepWhy}
      </Text>
      <Button tone="text" size="compact" onPress={() => void save()}>
        {content.keep(questionOf({ category, subCategory }))}
      </Button>
    </li>
  );
};
