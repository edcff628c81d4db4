import { Inline, Provenance, Text, type ProvenanceProps } from '@seatwise/ui';
import { Fragment } from 'react';

interface SourceLineProps {
  /** What the lists are of. */
  readonly label: string;
  readonly lists: readonly (ProvenanceProps & {
    /** What is before and behind the list's name. */
    readonly before?: string | undefined;
    readonly behind?: string | undefined;
  })[];
}

const keyOf = ({ publisher, list, asOf }: ProvenanceProps): string =>
  [publisher, list, asOf].join();

/** Where the figures of a table come from, once above it; nothing without a list. */
export const SourceLine = ({ label, lists }: SourceLineProps) => {
  const distinct = [...new Map(lists.map((list) => [keyOf(list), list])).values()];
  if (distinct.length === 0) return null;
  return (
    <Text as="div" size="small" tone="muted">
      <Inline gap="xxs">
        <span>{label}</span>
        {distinct.map(({ before, behind, ...list }, index) => (
          <Fragment key={keyOf(list)}>
            {index > 0 && <span aria-hidden="true">·</span>}
            {before && <span>{before}</span>}
            <Provenance {...list} />
            {behind && <span>({behind})</span>}
          </Fragment>
        ))}
      </Inline>
    </Text>
  );
};
