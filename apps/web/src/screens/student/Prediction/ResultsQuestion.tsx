import { isRefused, isSameForm } from '@seatwise/flows/prediction';
import {
  Badge,
  Button,
  icons,
  Inline,
  Notice,
  Stack,
  Text,
  useNumberFormatter,
} from '@seatwise/ui';
import { useRef } from 'react';
import { content } from '../../../content/prediction.ts';
import { areSamples, questionOf } from './resultTexts.ts';
import type { PredictionFlow } from './usePrediction.ts';

interface ResultsQuestionProps extends Pick<PredictionFlow, 'state'> {
  /** Submits the form. */
  readonly onPredictAgain: () => void;
}

/** Whether the form has changed since the results were asked for. */
export const isOutdated = ({
  context: { form, submittedForm },
}: PredictionFlow['state']): boolean => !isSameForm(form, submittedForm);

/** The question that the results answer, and what to know about them. */
export const ResultsQuestion = ({ state, onPredictAgain }: ResultsQuestionProps) => {
  const { air, submittedForm, results } = state.context;
  const number = useNumberFormatter();
  const line = useRef<HTMLDivElement>(null);
  return (
    <Stack gap="xs">
      <div ref={line} tabIndex={-1}>
        <Text weight="semibold" tabular>
          {content.question(number.format(air ?? 0), questionOf(submittedForm))}
        </Text>
      </div>
      {areSamples(results) && !results.some(({ synthetic }) => synthetic) && (
        <Inline gap="xs">
          <Badge tone="caution" outlined>
            {content.sample}
          </Badge>
          <Text as="span" size="small" tone="muted">
            {content.sampleHint}
          </Text>
        </Inline>
      )}
      {isOutdated(state) && (
        <Notice tone="caution">
          <Inline justify="between">
            <span>{content.outdated}</span>
            {!isRefused(state.context) && (
              <Button
                tone="secondary"
                size="compact"
                icon={icons.RotateCw}
                onPress={() => {
                  // The pressed button is unmounted with the notice; an invalid form takes the focus itself.
                  line.current?.focus({ preventScroll: true });
                  onPredictAgain();
                }}
              >
                {content.predictAgain}
              </Button>
            )}
          </Inline>
        </Notice>
      )}
    </Stack>
  );
};
