import { genders, isAskedFor, type ClaimAnswers } from '@seatwise/flows/eligibility';
import { Button, Checkbox, Notice, Select, Text } from '@seatwise/ui';
import { useState } from 'react';
import { content } from '../../content/applicant.ts';
import { chip, chips } from './Claims.css.ts';
import type { AskedClaims } from './useClaims.ts';

const { claims: copy } = content;

const noClaims: ClaimAnswers = { esi: false, nri: false, minority: 'none' };

const communities = ['Muslim', 'Jain'] as const;

interface ChipProps {
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (isTrue: boolean) => void;
}

/** A claim that one press makes, and another takes back. */
const Chip = ({ label, checked, onChange }: ChipProps) => (
  <div className={chip}>
    <Checkbox
      label={label}
      checked={checked}
      onChange={({ checked: isTrue }) => onChange(isTrue)}
    />
  </div>
);

interface QuestionsProps {
  readonly profile: AskedClaims['profile'];
  readonly answers: ClaimAnswers;
  readonly onAnswer: (answers: ClaimAnswers) => void;
}

/** A chip for each claim that was not answered; which minority, once it is one. */
const Chips = ({ profile, answers, onAnswer }: QuestionsProps) => {
  const { minority } = answers;
  return (
    <fieldset className={chips} aria-label={copy.title}>
      {(['esi', 'nri'] as const)
        .filter((claim) => isAskedFor(profile, claim))
        .map((claim) => (
          <Chip
            key={claim}
            label={copy[claim]}
            checked={answers[claim]}
            onChange={(isTrue) => onAnswer({ ...answers, [claim]: isTrue })}
          />
        ))}
      {isAskedFor(profile, 'minority') && (
        <Chip
          label={copy.minority}
          checked={minority !== 'none'}
          onChange={(isTrue) => onAnswer({ ...answers, minority: isTrue ? 'other' : 'none' })}
        />
      )}
      {minority !== 'none' &&
        communities.map((community) => (
          <Chip
            key={community}
            label={content.minorities[community]}
            checked={minority === community}
            onChange={(isTrue) => onAnswer({ ...answers, minority: isTrue ? community : 'other' })}
          />
        ))}
    </fieldset>
  );
};

const Gender = ({ answers: { gender, ...others }, onAnswer }: Omit<QuestionsProps, 'profile'>) => (
  <Select
    label={content.questions.gender.label}
    hint={content.questions.gender.why}
    marksOptional={false}
    value={gender ?? ''}
    placeholder={content.withheld}
    options={genders.map((value) => ({ value, label: content.genders[value] }))}
    onChange={({ value }) => {
      const chosen = genders.find((one) => one === value);
      onAnswer({ ...others, ...(chosen && { gender: chosen }) });
    }}
  />
);

interface ClaimsProps {
  readonly asking: AskedClaims;
  /** How many seats the answers hide. */
  readonly hidden: number;
  /** Whether a college for women is among the seats, and the gender is not known. @default false */
  readonly asksGender?: boolean;
}

/** Asks in place for whom restricted seats are, with a press for each claim; afterwards takes the answers back. */
export const Claims = ({ asking, hidden, asksGender = false }: ClaimsProps) => {
  const { profile, status, undo, answer } = asking;
  const [answers, setAnswers] = useState(noClaims);
  return (
    <>
      <div>
        {!undo && <Chips profile={profile} answers={answers} onAnswer={setAnswers} />}
        {!undo && asksGender && <Gender answers={answers} onAnswer={setAnswers} />}
        <Text as="span" size="small" tabular>
          <output>{undo && copy.hidden(hidden)}</output>
        </Text>
      </div>
      {/* One button, which keeps the focus when its action changes. */}
      <Button
        tone="text"
        size="compact"
        loading={status === 'saving'}
        onPress={undo ?? (() => void answer(answers))}
      >
        {undo ? copy.undo : copy.hide}
      </Button>
      {status === 'failed' && <Notice tone="critical">{content.saveFailed}</Notice>}
    </>
  );
};
