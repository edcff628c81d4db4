import { counsellingCategories, genders } from '@seatwise/flows/sign-up';
import { Button, Form, Inline, Select, TextField } from '@seatwise/ui';
import { content } from '../../../content/signUp.ts';
import type { StepProps } from './stepProps.ts';

interface ExamStepProps extends StepProps {
  /** The account is being created. */
  readonly busy: boolean;
}

/** The second step: roll number, rank, category, gender. */
export const ExamStep = ({ field, send, busy }: ExamStepProps) => (
  <Form onSubmit={() => send({ type: 'form.submitted' })}>
    <TextField {...field('rollNumber')} hint={content.hints.rollNumber} />
    <TextField {...field('air')} inputMode="numeric" hint={content.hints.air} />
    <Select
      {...field('category')}
      placeholder={content.choose}
      options={counsellingCategories.map((value) => ({ value, label: value }))}
    />
    <Select {...field('gender')} placeholder={content.choose} options={genders} />
    <Button type="submit" wide loading={busy}>
      {busy ? content.submitting : content.submit}
    </Button>
    <Inline justify="center">
      <Button tone="quiet" disabled={busy} onPress={() => send({ type: 'back.chosen' })}>
        {content.back}
      </Button>
    </Inline>
  </Form>
);
