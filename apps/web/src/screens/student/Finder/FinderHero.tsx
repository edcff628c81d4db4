import {
  Button,
  Card,
  Heading,
  Inline,
  MultiSelectFilter,
  Text,
  type FilterOptions,
} from '@seatwise/ui';
import { memo, useState } from 'react';
import { content } from '../../../content/finder.ts';
import { placeName } from '../../../content/places.ts';
import { actions, hero, heroTitle } from './Finder.css.ts';
import { OwnRank } from './OwnRank.tsx';

/** Delay before the search field of an opened list is focused, in milliseconds. */
const focusDelay = 20;

interface FinderHeroProps {
  readonly programs: FilterOptions;
  readonly states: FilterOptions;
  /** The present filters of the table. */
  readonly program: readonly string[];
  readonly state: readonly string[];
  /** How many seats the table shows. */
  readonly found: string;
  readonly onSearch: (selection: {
    readonly program: readonly string[];
    readonly state: readonly string[];
  }) => void;
}

const none: readonly string[] = [];

const isEqual = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((value, index) => value === other[index]);

/** The draft of a filter, reset whenever the table's own filter changes. */
const useFilterDraft = (filter: readonly string[]) => {
  const [draft, setDraft] = useState(filter);
  const [draftOf, setDraftOf] = useState(filter);
  if (!isEqual(filter, draftOf)) {
    setDraftOf(filter);
    setDraft(filter);
  }
  return [draft, setDraft] as const;
};

/** Filters that apply only when Search is pressed, and what is found with them. */
export const FinderHero = memo(
  ({ programs, states, found, onSearch, ...filters }: FinderHeroProps) => {
    const [program, setProgram] = useFilterDraft(filters.program);
    const [state, setState] = useFilterDraft(filters.state);
    return (
      <Card padding="compact">
        <div className={hero}>
          <div className={heroTitle}>
            <Heading level={2} size="title">
              {content.hero}
            </Heading>
            <Text as="div" size="caption" tone="muted" tabular>
              <output>{found}</output>
            </Text>
          </div>
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
            labelOf={placeName}
            selected={state}
            focusDelay={focusDelay}
            onChange={({ selected }) => setState(selected)}
          />
          <div className={actions}>
            <OwnRank />
            <Inline gap="xs" justify="end" wrap={false}>
              <Button
                tone="secondary"
                size="compact"
                onPress={() => {
                  setProgram(none);
                  setState(none);
                }}
              >
                {content.reset}
              </Button>
              <Button size="compact" onPress={() => onSearch({ program, state })}>
                {content.search}
              </Button>
            </Inline>
          </div>
        </div>
      </Card>
    );
  },
);
