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
import type { Ask } from './useFinderQuery.ts';

/** How long after opening a list its search takes the focus. */
const focusDelay = 20;

interface FinderHeroProps {
  readonly programs: FilterOptions;
  readonly states: FilterOptions;
  readonly ask: Ask;
}

/** Chooses first and filters when Search is pressed. */
export const FinderHero = memo(({ programs, states, ask }: FinderHeroProps) => {
  const [program, setProgram] = useState<readonly string[]>([]);
  const [state, setState] = useState<readonly string[]>([]);
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
              setProgram([]);
              setState([]);
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
