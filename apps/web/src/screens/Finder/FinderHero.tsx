import {
  Button,
  Card,
  Grid,
  Heading,
  Inline,
  MultiSelectFilter,
  Stack,
  type FilterOptions,
} from '@seatwise/ui';
import { memo, useState } from 'react';
import { content } from '../../content/finder.ts';

/** How long after opening a list its search takes the focus. */
const focusDelay = 20;

interface FinderHeroProps {
  readonly programs: FilterOptions;
  readonly states: FilterOptions;
  /** What the table is filtered by. */
  readonly program: readonly string[];
  readonly state: readonly string[];
  /** Called with what is to filter the table. */
  readonly onSearch: (selected: {
    readonly program: readonly string[];
    readonly state: readonly string[];
  }) => void;
}

const none: readonly string[] = [];

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((value, index) => value === other[index]);

/** Chosen and not searched for yet; begins again when the table is filtered by something else. */
const useChoice = (filtered: readonly string[]) => {
  const [choice, setChoice] = useState(filtered);
  const [seen, setSeen] = useState(filtered);
  if (!isSame(filtered, seen)) {
    setSeen(filtered);
    setChoice(filtered);
  }
  return [choice, setChoice] as const;
};

/** Chooses first and filters when Search is pressed. */
export const FinderHero = memo(({ programs, states, onSearch, ...filtered }: FinderHeroProps) => {
  const [program, setProgram] = useChoice(filtered.program);
  const [state, setState] = useChoice(filtered.state);
  return (
    <Card as="section">
      <Stack>
        <Heading level={2} size="title">
          {content.hero}
        </Heading>
        <Grid columns={2}>
          <MultiSelectFilter
            label={content.program}
            options={programs}
            selected={program}
            focusDelay={focusDelay}
            onChange={({ selected }) => setProgram(selected)}
          />
          <MultiSelectFilter
            label={content.state}
            options={states}
            selected={state}
            focusDelay={focusDelay}
            onChange={({ selected }) => setState(selected)}
          />
        </Grid>
        <Inline justify="end">
          <Button
            tone="secondary"
            onPress={() => {
              setProgram(none);
              setState(none);
            }}
          >
            {content.reset}
          </Button>
          <Button onPress={() => onSearch({ program, state })}>{content.search}</Button>
        </Inline>
      </Stack>
    </Card>
  );
});
