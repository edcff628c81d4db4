import { categories } from '@seatwise/flows/eligibility';
import { isPlayable, type Material } from '@seatwise/flows/practice';
import type { StoredUser } from '@seatwise/flows/session';
import { wholeNumberFrom } from '@seatwise/flows/shared';
import {
  Button,
  Card,
  Checkbox,
  Disclosure,
  Form,
  Inline,
  Select,
  Stack,
  Text,
  TextField,
  useForm,
  useNumberFormatter,
  type SelectProps,
} from '@seatwise/ui';
import { useSearchParams } from 'react-router-dom';
import { FormNotice } from '../../../components/FormNotice.tsx';
import { content } from '../../../content/practice.ts';
import { MarksToRank } from '../../../features/marks-to-rank/MarksToRank.tsx';
import { optionsOf } from '../../../lib/options.ts';
import { useServices } from '../../../services/services.ts';
import { examOfUser } from '../../../session/examOfUser.ts';
import { rankField } from './Practice.css.ts';
import type { Practice } from './usePractice.ts';

type Lists = Material['lists'];

const { form: copy } = content;
const headingId = 'practice-form';

/** The lists that a round can be played with. */
export const filledLists = ({ context }: Practice['state']): Lists =>
  context.material!.lists.filter((list) => list.entries.length > 0 && isPlayable(list));

interface ListSelectProps extends Pick<SelectProps, 'label' | 'value' | 'onChange'> {
  readonly lists: Lists;
}

/** A select for a list, by its name and length. */
export const ListSelect = ({ lists, ...field }: ListSelectProps) => {
  const number = useNumberFormatter();
  return (
    <Select
      {...field}
      required
      options={lists.map(({ id, name, entries }) => ({
        value: id,
        label: copy.listOption(name, number.format(entries.length)),
      }))}
    />
  );
};

interface PracticeFormProps {
  readonly practice: Practice;
  readonly user: StoredUser;
}

/** The inputs of the practice; the URL may name the list, and what was said before fills in the rest. */
export const PracticeForm = ({ practice: { state, send }, user }: PracticeFormProps) => {
  const { participant: played, material } = state.context;
  const { profile } = material!;
  const draft = useServices().drafts.read('prediction');
  const predicted = typeof draft === 'string' && new URLSearchParams(draft).get('category');
  const filled = filledLists(state);
  const number = useNumberFormatter();
  const asked = useSearchParams()[0].get('list');
  const { values, change, text, form } = useForm({
    initial: {
      listId: (filled.find(({ id }) => id === asked) ?? filled[0]!).id,
      rank: String(played?.rank ?? user.air ?? ''),
      category:
        played?.category ??
        profile.category ??
        categories.find((known) => known === predicted) ??
        categories[0],
      isDisabled: played?.isDisabled ?? profile.pwd ?? false,
    },
    // The machine validates the values, and its notice names the errors.
    problemsOf: () => ({}),
    errorTitle: '',
  });
  const rank = wholeNumberFrom(values.rank);
  return (
    <Card as="section" labelledBy={headingId}>
      <Form
        {...form((participant) =>
          send({
            type: 'practice.started',
            participant: { ...participant, rank: rank ?? NaN },
          }),
        )}
        labelledBy={headingId}
      >
        <Stack>
          <FormNotice notice={state.context.notice} />
          <ListSelect {...text('listId')} label={copy.list} lists={filled} />
          <Disclosure
            initiallyOpen={typeof user.air !== 'number'}
            title={
              <Inline gap="sm">
                <span id={headingId}>{copy.heading}</span>
                <Text as="span" tone="you" tabular>
                  {rank && number.format(rank)}
                </Text>
                <Text as="span">{values.category}</Text>
              </Inline>
            }
          >
            <Stack>
              <Stack gap="xxs">
                <div className={rankField}>
                  <TextField {...text('rank')} label={copy.rank} required inputMode="numeric" />
                </div>
                <MarksToRank exam={examOfUser(user)} />
              </Stack>
              <Select
                {...text('category')}
                label={copy.category}
                required
                options={optionsOf(categories)}
              />
              <Checkbox
                label={copy.disability}
                checked={values.isDisabled}
                onChange={({ checked }) => change({ isDisabled: checked })}
              />
              <Text size="small" tone="muted">
                {copy.fromProfile}
              </Text>
            </Stack>
          </Disclosure>
          <Inline>
            <Button type="submit">{copy.start}</Button>
          </Inline>
        </Stack>
      </Form>
    </Card>
  );
};
