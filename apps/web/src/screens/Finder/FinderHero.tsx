import { Button, Card, Grid, Heading, Inline, MultiSelectFilter, Stack } from '@seatwise/ui';
import { useState } from 'react';
import { content } from '../../content/finder.ts';
import type { FinderQuery } from './finderQuery.ts';

/** How long after opening a list its search takes the focus. */
const focusDelay = 20;

type Chosen = FinderQuery['chosen'];

interface FinderHeroProps {
  readonly programs: readonly { readonly value: string }[];
  readonly states: readonly { readonly value: string }[];
  readonly onSearch: (chosen: Pick<Chosen, 'program' | 'state'>) => void;
}

/** Chooses first and filters when Search is pressed. */
export const FinderHero = ({ programs, states, onSearch }: FinderHeroProps) => {
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
          <Button onPress={() => onSearch({ program, state })}>{content.search}</Button>
        </Inline>
      </Stack>
    </Card>
  );
};
