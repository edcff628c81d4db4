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

/** The answers in the form; the tab stores changes as a draft until the server has them. */
export const useAnswers = ({ profile, accountGender }: LoadedApplicant['answer']) => {
  const services = useServices();
  const { drafts } = services;
  const hasDraft = (): boolean => drafts.read('applicant') !== undefined;
  const [answers, setAnswers] = useState(() =>
    answersOfDraft(
      drafts.read('applicant'),
      // Sign-up offers two genders, while this form offers all.
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
    // Changes during the save are a new draft, which this save does not drop.
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
