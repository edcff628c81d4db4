import { frequentQuestions } from '@seatwise/flows/help-bot';
import { Disclosure, Stack } from '@seatwise/ui';
import { faqs } from '../../../content/landingSections.ts';
import { Section } from './Section.tsx';

/** The questions that the help bot answers, as a list. */
export const Faqs = () => (
  <Section id="faqs" heading={faqs.heading} lead={faqs.lead} background="surface" sideBySide>
    <Stack gap="xs">
      {frequentQuestions.map(({ question, answer }) => (
        <Disclosure key={question} title={question} group="faqs">
          {answer}
        </Disclosure>
      ))}
    </Stack>
  </Section>
);
