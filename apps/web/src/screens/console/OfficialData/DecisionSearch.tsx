import {
  addition,
  newCollegeForm,
  newCollegeProblems,
  type Decision,
} from '@seatwise/flows/official-data';
import { stateNames } from '@seatwise/api-client/contract/constants/applicant';
import { collegeKinds } from '@seatwise/api-client/contract/constants/prediction';
import {
  Button,
  Dialog,
  Form,
  icons,
  Inline,
  SearchField,
  Select,
  Stack,
  Text,
  TextField,
  useForm,
} from '@seatwise/ui';
import { useState } from 'react';
import { Loaded } from '../../../components/Loaded.tsx';
import { content } from '../../../content/officialData.ts';
import { optionsOf } from '../../../lib/options.ts';
import type { Decide, DecisionRow } from './Decisions.tsx';
import { useMeanings, type Meaning } from './useMeanings.ts';

const { search: copy } = content;
const mostShown = 8;

const stateOptions = optionsOf(stateNames);
const kindOptions = optionsOf(collegeKinds);

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/** The meanings that contain every word of the search; without a search, the proposals. */
const found = (
  meanings: readonly Meaning[],
  search: string,
  proposals: readonly Meaning[],
): readonly Meaning[] => {
  const words = wordsOf(search);
  if (words.length === 0) return proposals.length > 0 ? proposals : meanings.slice(0, mostShown);
  return meanings
    .filter(({ means, label }) => {
      const text = `${means} ${label}`.toLowerCase();
      return words.every((word) => text.includes(word));
    })
    .slice(0, mostShown);
};

interface AnswerProps {
  readonly row: DecisionRow;
  readonly onDecision: (decision: Decision) => void;
}

/** Asks for the name, the state and the kind of a college that no list has yet. */
const NewCollege = ({ row, onDecision }: AnswerProps) => {
  const form = useForm({
    initial: newCollegeForm(row.written),
    problemsOf: newCollegeProblems,
    errorTitle: content.source.errorTitle,
  });
  return (
    <Form
      {...form.form((values, isValid) => {
        if (isValid) onDecision(addition(row, values));
      })}
    >
      <Stack>
        <TextField {...form.text('name')} label={copy.collegeName} required maxLength={200} />
        <Select
          {...form.text('state')}
          label={copy.collegeState}
          required
          placeholder={copy.choose}
          options={stateOptions}
        />
        <Select
          {...form.text('kind')}
          label={copy.collegeKind}
          required
          placeholder={copy.choose}
          options={kindOptions}
        />
        <Inline>
          <Button type="submit">{copy.add}</Button>
        </Inline>
      </Stack>
    </Form>
  );
};

const Results = ({ row, onDecision }: AnswerProps) => {
  const { of, written, unknown } = row;
  const [search, setSearch] = useState('');
  const query = useMeanings(of);
  const results = found(query.data ?? [], search, unknown?.proposals ?? []);
  const choose = (means: string): void => onDecision({ of, written, means });
  return (
    <Stack>
      <SearchField
        label={of === 'rank' ? copy.rank : copy.label}
        value={search}
        status={copy.count(results.length)}
        onChange={({ value }) => setSearch(value)}
      />
      {of === 'rank' ? (
        <Inline>
          <Button disabled={!/^\d+$/.test(search)} onPress={() => choose(search)}>
            {copy.takeRank}
          </Button>
        </Inline>
      ) : (
        <Loaded query={query} loading={copy.loading} failed={copy.failed}>
          {() =>
            results.length === 0 ? (
              <Text tone="muted">{copy.none}</Text>
            ) : (
              <Stack as="ul" gap="xs">
                {results.map(({ means, label }) => (
                  <li key={means}>
                    <Button tone="secondary" wide onPress={() => choose(means)}>
                      <bdi>{label}</bdi>
                    </Button>
                  </li>
                ))}
              </Stack>
            )
          }
        </Loaded>
      )}
    </Stack>
  );
};

interface DecisionSearchProps {
  /** The text whose meaning is searched; undefined while the dialog is closed. */
  readonly row: DecisionRow | undefined;
  readonly onDecide: Decide;
  readonly onClose: () => void;
}

/** Finds the meaning of a text in a list, or adds the college that the text names. */
export const DecisionSearch = ({ row, onDecide, onClose }: DecisionSearchProps) => {
  const [isNew, setNew] = useState(false);
  const close = (): void => {
    setNew(false);
    onClose();
  };
  const decide = (decision: Decision): void => {
    onDecide([decision]);
    close();
  };
  return (
    <Dialog
      open={row !== undefined}
      title={isNew ? copy.newTitle : copy.title}
      description={row?.written ?? ''}
      onClose={close}
      actions={
        row?.of === 'college' && (
          <Button
            tone="secondary"
            icon={isNew ? icons.Search : icons.Plus}
            onPress={() => setNew(!isNew)}
          >
            {isNew ? copy.backToSearch : copy.isNew}
          </Button>
        )
      }
    >
      {row &&
        (isNew ? (
          <NewCollege row={row} onDecision={decide} />
        ) : (
          <Results row={row} onDecision={decide} />
        ))}
    </Dialog>
  );
};
