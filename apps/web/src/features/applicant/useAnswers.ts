import {
  answersFrom,
  answersOfDraft,
  budgetProblem,
  changedAnswers,
  profileFrom,
  type Answers,
} from '@seatwise/flows/eligibility';
import { useState } from 'react';
import { logFailure } from '../../lib/logFailure.ts';
import { useServices } from '../../services/services.ts';
import { applicantOf, type LoadedApplicant } from './applicant.ts';

type Saving = 'idle' | 'unsaved' | 'saving' | 'saved' | 'failed';

/** The answers in the form: a change is a draft of the tab until the server has it. */
export const useAnswers = ({ profile, accountGender }: LoadedApplicant['answer']) => {
  const services = useServices();
  const { drafts } = services;
  const hasDraft = (): boolean => drafts.read('applicant') !== undefined;
  const [answers, setAnswers] = useState(() =>
    answersOfDraft(
      drafts.read('applicant'),
      // Sign-up knows two genders, and here all can be chosen.
      answersFrom({ ...(accountGender && { gender: accountGender }), ...profile }),
    ),
  );
  const [saving, setSaving] = useState<Saving>(() => (hasDraft() ? 'unsaved' : 'idle'));
  const [wasTried, setWasTried] = useState(false);
  const badBudget = budgetProblem(answers);
  const change = (question: keyof Answers, value: string): void => {
    const changed = changedAnswers(answers, question, value);
    setAnswers(changed);
    drafts.keep('applicant', changed);
    if (saving !== 'saving') setSaving('unsaved');
  };
  const submit = async (): Promise<void> => {
    setWasTried(true);
    if (badBudget !== undefined || saving === 'saving') return;
    setSaving('saving');
    // What is changed from here on is a draft of its own, which this save does not drop.
    drafts.drop('applicant');
    try {
      await applicantOf(services).save(profileFrom(answers));
      setSaving(hasDraft() ? 'unsaved' : 'saved');
    } catch (error) {
      logFailure(error);
      if (!hasDraft()) drafts.keep('applicant', answers);
      setSaving('failed');
    }
  };
  return { answers, saving, budgetError: wasTried ? badBudget : undefined, change, submit };
};
