import { isRefused } from '@seatwise/flows/prediction';
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
import { content } from '../../../content/prediction.ts';
import { isOutdated } from './predictionState.ts';
import { areSamples, questionOf } from './resultTexts.ts';
import type { PredictionFlow } from './usePrediction.ts';

interface ResultsQuestionProps extends Pick<PredictionFlow, 'state'> {
  /** Opens the folded form; undefined while it is open. */
  readonly onChange: (() => void) | undefined;
  /** Submits the form. */
  readonly onPredictAgain: () => void;
}

/** The question that the results answer, and what to know about them. */
export const ResultsQuestion = ({ state, onChange, onPredictAgain }: ResultsQuestionProps) => {
  const { air, submittedForm, results } = state.context;
  const number = useNumberFormatter();
  return (
    <Stack gap="xs">
      <Inline gap="xs" wrap={false}>
        <Text weight="semibold" tabular>
          {content.question(number.format(air ?? 0), questionOf(submittedForm))}
        </Text>
        {onChange && (
          <Button tone="secondary" size="compact" icon={icons.Pencil} onPress={onChange}>
            {content.change}
          </Button>
        )}
      </Inline>
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
                onPress={onPredictAgain}
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
