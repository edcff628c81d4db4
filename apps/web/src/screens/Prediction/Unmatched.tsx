import type { Filter, Form } from '@seatwise/flows/predictor';
import { Button, EmptyState, glyphs, Inline, Stack } from '@seatwise/ui';
import { content } from '../../content/prediction.ts';
import type { Predictor } from './usePredictor.ts';

const everything = {
  quotaName: '',
  allottedCategory: '',
  subCategory: '',
  allottedPh: '',
  year: '0',
};

/** Nothing matches: says which filter is to blame, and offers to clear it. */
export const Unmatched = ({ state, send }: Predictor) => {
  const { responsible, form, asked } = state.context;
  const clear = (values: Partial<Form>): void => send({ type: 'values.changed', values });
  const isKnown = state.matches({ prediction: { resting: { unmatched: 'told' } } });
  const emptied = (filter: Filter): Partial<Form> => ({ [filter]: everything[filter] });
  const rest = Object.keys(everything).every(
    (filter) => form[filter as Filter] === everything[filter as Filter],
  );
  return (
    <EmptyState title={content.unmatched} glyph={glyphs.Search}>
      <Stack gap="sm">
        <p>{content.unmatchedHint}</p>
        {responsible.map(({ filter, value, matches }) => (
          <Inline key={filter} justify="center">
            <span>{content.responsible(content.fields[filter], value, matches)}</span>
            {form[filter] === asked[filter] ? (
              <Button tone="secondary" size="compact" onPress={() => clear(emptied(filter))}>
                {content.clear(content.fields[filter])}
              </Button>
            ) : (
              <output>{content.cleared}</output>
            )}
          </Inline>
        ))}
        {isKnown && responsible.length === 0 && (
          <Inline justify="center">
            <span>{content.together}</span>
            {rest ? (
              <output>{content.cleared}</output>
            ) : (
              <Button tone="secondary" size="compact" onPress={() => clear(everything)}>
                {content.clearAll}
              </Button>
            )}
          </Inline>
        )}
      </Stack>
    </EmptyState>
  );
};
