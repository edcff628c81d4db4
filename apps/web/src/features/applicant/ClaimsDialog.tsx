import { genders, isAskedFor, type ClaimAnswers } from '@seatwise/flows/eligibility';
import { Button, Checkbox, Dialog, Form, Notice, Select, Stack } from '@seatwise/ui';
import { useState } from 'react';
import { content } from '../../content/applicant.ts';
import { chip, chips } from './ClaimsDialog.css.ts';
import type { AskedClaims } from './useClaims.ts';

const { claims: copy } = content;

const noClaims: ClaimAnswers = { esi: false, nri: false, minority: 'none' };

const communities = ['Muslim', 'Jain'] as const;

interface ChipProps {
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (isTrue: boolean) => void;
}

/** A claim that one press makes, and another withdraws. */
const Chip = ({ label, checked, onChange }: ChipProps) => (
  <div className={chip}>
    <Checkbox
      label={label}
      checked={checked}
      onChange={({ checked: isTrue }) => onChange(isTrue)}
    />
  </div>
);

interface ClaimsDialogProps {
  readonly asking: AskedClaims;
  /** Whether the seats include a women's college and the student's gender is unknown. */
  readonly asksGender: boolean;
}

/** A checkbox for each claim without an answer; students who make none save the dialog as it is. */
export const ClaimsDialog = ({ asking, asksGender }: ClaimsDialogProps) => {
  const { profile, isOpen, status, close, answer } = asking;
  const [answers, setAnswers] = useState(noClaims);
  const change = (changed: Partial<ClaimAnswers>): void => setAnswers({ ...answers, ...changed });
  return (
    <Dialog open={isOpen} title={copy.title} description={copy.description} onClose={close}>
      <Form onSubmit={() => void answer(answers)}>
        <Stack>
          <fieldset className={chips} aria-label={copy.title}>
            {(['esi', 'nri'] as const)
              .filter((claim) => isAskedFor(profile, claim))
              .map((claim) => (
                <Chip
                  key={claim}
                  label={content.questions[claim].label}
                  checked={answers[claim]}
                  onChange={(isTrue) => change({ [claim]: isTrue })}
                />
              ))}
            {isAskedFor(profile, 'minority') &&
              communities.map((community) => (
                <Chip
                  key={community}
                  label={copy.community(content.minorities[community])}
                  checked={answers.minority === community}
                  onChange={(isTrue) => change({ minority: isTrue ? community : 'none' })}
                />
              ))}
          </fieldset>
          {asksGender && (
            <Select
              label={content.questions.gender.label}
              hint={content.questions.gender.why}
              marksOptional={false}
              value={answers.gender ?? ''}
              placeholder={content.withheld}
              options={genders.map((value) => ({ value, label: content.genders[value] }))}
              onChange={({ value }) => {
                const { gender: _, ...others } = answers;
                const gender = genders.find((one) => one === value);
                setAnswers({ ...others, ...(gender && { gender }) });
              }}
            />
          )}
          {status === 'failed' && <Notice tone="critical">{content.saveFailed}</Notice>}
          <Button type="submit" wide loading={status === 'saving'}>
            {copy.hide}
          </Button>
        </Stack>
      </Form>
    </Dialog>
  );
};
