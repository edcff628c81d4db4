import { EmptyState, Grid, Select, Stack, Text, type EmptyStateProps } from '@seatwise/ui';
import type { ReactElement } from 'react';
import { LeftOutNotice } from '../../../components/LeftOutNotice.tsx';
import { Loaded } from '../../../components/Loaded.tsx';
import type { Query } from '../../../hooks/useQuery.ts';
import { labelledOptions } from '../../../lib/options.ts';

interface StateFilterProps<State extends string> {
  readonly text: { readonly show: string; readonly shown: Readonly<Record<State, string>> };
  readonly value: State;
  readonly onChange: (state: State) => void;
}

/** Chooses the state of the records to show. */
export const StateFilter = <State extends string>({
  text,
  value,
  onChange,
}: StateFilterProps<State>) => (
  <Grid columns={3}>
    <Select
      label={text.show}
      required
      value={value}
      options={labelledOptions(text.shown)}
      onChange={(change) => onChange(change.value as State)}
    />
  </Grid>
);

interface CardListProps {
  readonly query: Query<unknown>;
  readonly text: {
    readonly loading: string;
    readonly failed: string;
    readonly failedHint: string;
    readonly count: (count: number) => string;
    readonly noneHint: string;
  };
  /** The title of the empty state. */
  readonly none: string;
  readonly icon: NonNullable<EmptyStateProps['icon']>;
  /** How many records could not be read. @default 0 */
  readonly leftOut?: number;
  readonly cards: readonly ReactElement[];
}

/** Loaded records as cards, below their count. */
export const CardList = ({ query, text, none, icon, leftOut = 0, cards }: CardListProps) => (
  <Loaded query={query} loading={text.loading} failed={text.failed} hint={text.failedHint}>
    {() => (
      <>
        <LeftOutNotice count={leftOut} />
        <Text as="div" size="small" tone="muted" tabular>
          <output>{text.count(cards.length)}</output>
        </Text>
        {cards.length === 0 ? (
          <EmptyState title={none} icon={icon}>
            {text.noneHint}
          </EmptyState>
        ) : (
          <Stack as="ul">{cards}</Stack>
        )}
      </>
    )}
  </Loaded>
);
