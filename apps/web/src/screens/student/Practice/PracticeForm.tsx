import type { StoredUser } from '@seatwise/flows/session';
import { categories } from '@seatwise/flows/eligibility';
import {
  Button,
  Card,
  Checkbox,
  Form,
  Heading,
  Select,
  Stack,
  Text,
  TextField,
  useNumberFormatter,
} from '@seatwise/ui';
import { useState } from 'react';
import { FormNotice } from '../../../components/FormNotice.tsx';
import { content } from '../../../content/practice.ts';
import type { Practice } from './usePractice.ts';

const { form } = content;
const headingId = 'practice-form';

interface PracticeFormProps {
  readonly practice: Practice;
  readonly user: StoredUser;
}

/** What the practice is played with; the profile fills in what it knows. */
export const PracticeForm = ({ practice: { state, send }, user }: PracticeFormProps) => {
  const { lists, profile } = state.context.material!;
  const number = useNumberFormatter();
  const filled = lists.filter(({ entries }) => entries.length > 0);
  const [listId, setListId] = useState(filled[0]!.id);
  const [rank, setRank] = useState(typeof user.air === 'number' ? String(user.air) : '');
  const [category, setCategory] = useState(profile.category ?? categories[0]);
  const [isDisabled, setIsDisabled] = useState(profile.pwd ?? false);
  const start = () =>
    send({
      type: 'practice.started',
      participant: {
        listId,
        rank: Number(rank.replaceAll(/[ ,]/g, '') || NaN),
        category,
        isDisabled,
      },
    });
  return (
    <Card as="section" labelledBy={headingId}>
      <Form onSubmit={start} labelledBy={headingId}>
        <Stack>
          <Heading level={2} size="title" id={headingId}>
            {form.heading}
          </Heading>
          <FormNotice notice={state.context.notice} />
          <Select
            label={form.list}
            required
            value={listId}
            onChange={({ value }) => setListId(value)}
            options={filled.map(({ id, name, entries }) => ({
              value: id,
              label: form.listOption(name, number.format(entries.length)),
            }))}
          />
          <TextField
            label={form.rank}
            required
            value={rank}
            inputMode="numeric"
            onChange={({ value }) => setRank(value)}
          />
          <Select
            label={form.category}
            required
            value={category}
            onChange={({ value }) =>
              setCategory(categories.find((known) => known === value) ?? category)
            }
            options={categories.map((known) => ({ value: known, label: known }))}
          />
          <Checkbox
            label={form.disability}
            checked={isDisabled}
            onChange={({ checked }) => setIsDisabled(checked)}
          />
          <Text tone="muted">{form.fromProfile}</Text>
          <Button type="submit" wide>
            {form.start}
          </Button>
        </Stack>
      </Form>
    </Card>
  );
};
