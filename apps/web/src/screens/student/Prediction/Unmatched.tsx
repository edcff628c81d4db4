import { emptyForm, type ResponsibleFilters } from '@seatwise/flows/prediction';
import { Button, EmptyState, icons, Inline, Stack, useListFormatter } from '@seatwise/ui';
import { content } from '../../../content/prediction.ts';
import type { PredictionFlow } from './usePrediction.ts';

export interface UnmatchedProps extends PredictionFlow {
  /** Called when the filters have been cleared, which unmounts the pressed button. */
  readonly onCleared: () => void;
}

/** Explains an empty result by its filters, and offers to clear them. */
export const Unmatched = ({ state, send, onCleared }: UnmatchedProps) => {
  const { responsible, form, submittedForm } = state.context;
  const list = useListFormatter();
  const isTold = state.matches({ prediction: { ready: { empty: 'explained' } } });
  const clear = ({ filters }: ResponsibleFilters): void => {
    send({
      type: 'values.changed',
      values: Object.fromEntries(filters.map(({ filter }) => [filter, emptyForm[filter]])),
    });
    onCleared();
  };
  return (
    <EmptyState title={content.unmatched} icon={icons.Search}>
      <Stack gap="sm">
        <p>{content.unmatchedHint}</p>
        {responsible.map((group) => {
          const names = group.filters.map(({ filter }) => content.fields[filter]);
          const named = group.filters.map(({ filter, value }) =>
            content.filter({ name: content.fields[filter], value }),
          );
          const isSet = group.filters.some(({ filter }) => form[filter] === submittedForm[filter]);
          return (
            <Inline key={names.join()} justify="center">
              <span>
                {content.responsible(
                  { count: named.length, listed: list.format(named) },
                  group.matches,
                )}
              </span>
              {isSet ? (
                <Button tone="secondary" size="compact" onPress={() => clear(group)}>
                  {content.clear(list.format(names))}
                </Button>
              ) : (
                <output>{content.cleared}</output>
              )}
            </Inline>
          );
        })}
        {isTold && responsible.length === 0 && <p>{content.notTheFilters}</p>}
      </Stack>
    </EmptyState>
  );
};
