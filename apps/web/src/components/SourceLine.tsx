import { Inline, Provenance, Text, type ProvenanceProps } from '@seatwise/ui';

interface SourceLineProps {
  /** A label before the lists. */
  readonly label: string;
  readonly lists: readonly (ProvenanceProps & {
    /** Texts before and after the list's name. */
    readonly before?: string | undefined;
    readonly behind?: string | undefined;
  })[];
}

const keyOf = ({ publisher, list, asOf }: ProvenanceProps): string =>
  [publisher, list, asOf].join();

/** The sources of a table's figures, shown once above it; renders nothing without a list. */
export const SourceLine = ({ label, lists }: SourceLineProps) => {
  const distinct = [...new Map(lists.map((list) => [keyOf(list), list])).values()];
  if (distinct.length === 0) return null;
  return (
    <Inline gap="xs" align="baseline">
      {label && (
        <Text as="span" size="caption" tone="muted">
          {label}
        </Text>
      )}
      {distinct.map(({ before, behind, ...list }) => (
        <Inline as="span" gap="xxs" align="baseline" key={keyOf(list)}>
          {before && (
            <Text as="span" size="caption" tone="muted">
              {before}
            </Text>
          )}
          <Provenance {...list} />
          {behind && (
            <Text as="span" size="caption" tone="muted">
              ({behind})
            </Text>
          )}
        </Inline>
      ))}
    </Inline>
  );
};
