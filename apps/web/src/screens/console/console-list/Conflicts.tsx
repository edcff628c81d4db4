import type { Conflict } from '@seatwise/flows/shared';
import { Button, Inline, Stack } from '@seatwise/ui';
import { content } from '../../../content/adminConflicts.ts';

interface ConflictsProps<Field extends string> {
  readonly conflicts: readonly Conflict<Field>[];
  readonly names: Readonly<Record<Field, string>>;
  /** The values that the user entered. */
  readonly mine: { readonly [F in Field]?: unknown };
  /** Formats a value for display; an empty text means no value. @default as stored */
  readonly show?: (field: Field, value: string | null) => string | null | undefined;
  /** The name for someone outside of the staff who changed a field. */
  readonly someone?: string;
  readonly onKeep: (keep: 'mine' | 'theirs') => void;
}

const asStored = (_: string, value: string | null) => value;

const textOf = (value: unknown): string =>
  Array.isArray(value) ? value.join(', ') : String(value ?? '');

/** Both values of each field that others have changed meanwhile, to choose from. */
export const Conflicts = <Field extends string>({
  conflicts,
  names,
  mine,
  show = asStored,
  someone = content.someone,
  onKeep,
}: ConflictsProps<Field>) => {
  if (conflicts.length === 0) return null;
  return (
    <Stack gap="sm">
      <Stack as="ul" gap="xs">
        {conflicts.map(({ field, value, changedBy }) => (
          <li key={field}>
            {content.conflict({
              by: changedBy ?? someone,
              field: names[field],
              value: show(field, value) || content.emptied,
              mine: show(field, textOf(mine[field])) || content.emptied,
            })}
          </li>
        ))}
      </Stack>
      <Inline>
        {(['theirs', 'mine'] as const).map((keep) => (
          <Button key={keep} tone="secondary" onPress={() => onKeep(keep)}>
            {keep === 'mine' ? content.saveMine : content.keepTheirs}
          </Button>
        ))}
      </Inline>
    </Stack>
  );
};
