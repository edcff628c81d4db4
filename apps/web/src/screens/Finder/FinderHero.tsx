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
import type { FinderQuery } from './finderQuery.ts';
import type { Ask } from './useFinderQuery.ts';

/** How long after opening a list its search takes the focus. */
const focusDelay = 20;

interface FinderHeroProps {
  readonly programs: FilterOptions;
  readonly states: FilterOptions;
  /** What the table is filtered by. */
  readonly chosen: FinderQuery['chosen'];
  readonly ask: Ask;
}

const none: readonly string[] = [];

/** Chosen and not asked for yet; begins anew when something else is asked for, wherever that was. */
const useChoice = (asked = none) => {
  const [choice, setChoice] = useState(asked);
  const said = JSON.stringify(asked);
  const [seen, setSeen] = useState(said);
  if (said !== seen) {
    setSeen(said);
    setChoice(asked);
  }
  return [choice, setChoice] as const;
};

/** Chooses first and filters when Search is pressed. */
export const FinderHero = memo(({ programs, states, chosen: asked, ask }: FinderHeroProps) => {
  const [program, setProgram] = useChoice(asked.program);
  const [state, setState] = useChoice(asked.state);
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
          <Button onPress={() => ask(({ chosen }) => ({ chosen: { ...chosen, program, state } }))}>
            {content.search}
          </Button>
        </Inline>
      </Stack>
    </Card>
  );
});
