import { Button, Card, Heading, Stack, Text } from '@seatwise/ui';
import { useEffect, useRef } from 'react';
import { content } from '../../../content/practice.ts';
import { Seat } from './Seat.tsx';
import type { Practice } from './usePractice.ts';

/** What a season ended with. */
export const SeasonEnd = ({ state, restart }: Practice) => {
  const { decisions, lists, outcomes } = state.context;
  const { place } = outcomes.at(-1)!;
  const hasLeft = decisions.at(-1) === 'exit';
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => {
    top.current?.focus();
  }, []);
  const ending = place === null ? content.over.none : content.over.seat;
  return (
    <Card>
      <div ref={top} tabIndex={-1}>
        <Stack>
          <Heading level={2} size="title">
            {hasLeft ? content.over.exit : ending}
          </Heading>
          {place !== null && !hasLeft && <Seat entry={lists.at(-1)!.entries[place]!} />}
          <Text tone="muted">{content.againHint}</Text>
          <Button onPress={restart}>{content.again}</Button>
        </Stack>
      </div>
    </Card>
  );
};
