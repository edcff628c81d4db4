import { highestRank } from '@seatwise/api-client/contract/constants/highestRank';
import { categoryName } from '@seatwise/flows/eligibility';
import { categories } from '@seatwise/flows/prediction';
import { wholeNumberFrom } from '@seatwise/flows/shared';
import { waitingQuestionFrom, type TrialFile, type TrialQuestion } from '@seatwise/flows/trial';
import { Button, Card, Form, Heading, Notice, Select, Text, TextField } from '@seatwise/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { trial as copy } from '../../../content/trial.ts';
import { fields, formOfTrial } from './Landing.css.ts';
import { keepQuestion, keptQuestion } from './keptQuestion.ts';
import address from './seats.json?url';
import type { TrialResult } from './TrialResult.tsx';

const courses = ['MBBS', 'BDS', 'B.Sc Nursing'] as const;

interface Answering {
  readonly Result: typeof TrialResult;
  readonly file: TrialFile;
}

const readFile = async (): Promise<TrialFile> => {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.status}`);
  return (await response.json()) as TrialFile;
};

/** Loads the component that answers, and the file it answers from. */
const load = async (): Promise<Answering> => {
  const [{ TrialResult: Result }, file] = await Promise.all([
    import('./TrialResult.tsx'),
    readFile(),
  ]);
  return { Result, file };
};

/** Loads once; after a failure, loads again. */
const useLoadOnce = () => {
  const loading = useRef<Promise<Answering>>(undefined);
  return async (): Promise<Answering> => {
    loading.current ??= load();
    try {
      return await loading.current;
    } catch (error) {
      loading.current = undefined;
      throw error;
    }
  };
};

/** The answer that is shown, and how far the next one is. */
const useAnswer = () => {
  const [status, setStatus] = useState<'idle' | 'busy' | 'failed'>('idle');
  const [answer, setAnswer] = useState<Answering & { readonly question: TrialQuestion }>();
  const loadOnce = useLoadOnce();
  const show = async (question: TrialQuestion): Promise<void> => {
    setStatus('busy');
    try {
      setAnswer({ ...(await loadOnce()), question });
      setStatus('idle');
    } catch {
      setStatus('failed');
    }
  };
  return { status, answer, show, loadOnce };
};

const rankFrom = (text: string): number | undefined => {
  const rank = wholeNumberFrom(text);
  return rank !== undefined && rank <= highestRank ? rank : undefined;
};

const nothing = { rank: '', category: '', subject: courses[0] as string };

/** Three fields answered in the browser, without an account; the only request is for a file of the build. */
export const Component = () => {
  const [values, setValues] = useState(nothing);
  const [isTried, setIsTried] = useState(false);
  const { status, answer, show, loadOnce } = useAnswer();
  const rank = rankFrom(values.rank);
  const category = categories.find((name) => name === values.category);
  const errors = isTried
    ? {
        rank: rank === undefined ? copy.missing.rank : undefined,
        category: category === undefined ? copy.missing.category : undefined,
      }
    : {};
  const change = (name: keyof typeof nothing) => (changed: { value: string }) =>
    setValues((before) => ({ ...before, [name]: changed.value }));

  const ask = (): void => {
    setIsTried(true);
    if (rank === undefined || category === undefined) return;
    const question = { rank, category, subject: values.subject };
    keepQuestion(question);
    void show(question);
  };
  const showKept = useEffectEvent(() => {
    const now = Date.now();
    const kept = waitingQuestionFrom({ ...keptQuestion(), at: now }, now);
    if (!kept) return;
    setValues({ ...kept, rank: String(kept.rank) });
    void show(kept);
  });
  useEffect(() => queueMicrotask(() => showKept()), []);

  return (
    <Card as="section" raised labelledBy="trial">
      <div onFocus={() => void loadOnce().catch(() => undefined)}>
        <Form labelledBy="trial" wide onSubmit={ask}>
          <div className={formOfTrial}>
            <Heading level={2} size="title" id="trial">
              {copy.heading}
            </Heading>
            <TextField
              label={copy.fields.rank}
              required
              inputMode="numeric"
              autoComplete="off"
              value={values.rank}
              error={errors.rank}
              onChange={change('rank')}
            />
            <div className={fields}>
              <Select
                label={copy.fields.category}
                required
                placeholder={copy.choose}
                options={categories.map((value) => ({ value, label: categoryName(value) }))}
                value={values.category}
                error={errors.category}
                onChange={change('category')}
              />
              <Select
                label={copy.fields.subject}
                required
                options={courses.map((value) => ({ value, label: value }))}
                value={values.subject}
                onChange={change('subject')}
              />
            </div>
            <Button type="submit" wide loading={status === 'busy'}>
              {status === 'busy' ? copy.loading : copy.submit}
            </Button>
            <Text size="caption" tone="muted">
              {copy.about}
            </Text>
          </div>
        </Form>
      </div>
      {status === 'failed' && <Notice tone="critical">{copy.failed}</Notice>}
      {answer && <answer.Result file={answer.file} question={answer.question} />}
    </Card>
  );
};
