import { claimsIn, isStateQuestion, yesAndNo, type Answers } from '@seatwise/flows/eligibility';
import { Checkbox, Select, Stack, Text } from '@seatwise/ui';
import { content } from '../../content/applicant.ts';
import { useAuthorityOf } from '../../hooks/useAuthorities.ts';
import { inLanguage } from '../../lib/inLanguage.ts';
import { questions } from './ApplicantForm.css.ts';

interface StateQuestionsProps {
  readonly answers: Answers;
  readonly onChange: (question: keyof Answers, value: string) => void;
}

const { ofState: copy } = content;

/** The questions of the home state's authority; none if it has no lists for the student's exam. */
export const StateQuestions = ({ answers, onChange }: StateQuestionsProps) => {
  const authority = useAuthorityOf(answers.homeState);
  if (!authority?.key || authority.lists.length === 0) return null;
  const { shortName, kinds, categories, claims } = authority;
  const ofState = kinds?.find(({ opens }) => opens === 'state');
  const chosen = categories.find(({ key }) => key === answers.stateCategory);
  const made = claimsIn(answers);
  const claim = (key: string, isMade: boolean): void =>
    onChange(
      'stateClaims',
      claims
        .map((one) => one.key)
        .filter((one) => (one === key ? isMade : made.includes(one)))
        .join(','),
    );
  return (
    <Stack as="section" gap="sm">
      <Text weight="semibold">
        {copy.title(answers.homeState, shortName ? inLanguage(shortName) : '')}
      </Text>
      <div className={questions}>
        {ofState && (
          <Select
            label={copy.own}
            hint={inLanguage(ofState.who)}
            marksOptional={false}
            value={answers.stateOwn}
            placeholder={content.withheld}
            options={yesAndNo.map((value) => ({ value, label: content[value] }))}
            onChange={({ value }) => onChange('stateOwn', value)}
          />
        )}
        <Select
          label={copy.category}
          hint={chosen ? inLanguage(chosen.who) : copy.categoryWhy}
          marksOptional={false}
          value={answers.stateCategory}
          placeholder={content.withheld}
          options={categories.map(({ key, label, isOpen }) => ({
            value: key,
            label: copy.categoryName(label, isOpen),
          }))}
          onChange={({ value }) => onChange('stateCategory', value)}
        />
      </div>
      <fieldset aria-label={copy.claims} className={questions}>
        {claims
          .filter(({ key }) => isStateQuestion(key))
          .map(({ key, label, who }) => (
            <Checkbox
              key={key}
              checked={made.includes(key)}
              onChange={({ checked }) => claim(key, checked)}
              label={
                <>
                  {inLanguage(label)}
                  <Text as="span" size="small" tone="muted">
                    {' '}
                    {inLanguage(who)}
                  </Text>
                </>
              }
            />
          ))}
      </fieldset>
    </Stack>
  );
};
