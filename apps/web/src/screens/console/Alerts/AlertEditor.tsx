import { alertTopics, maxAlertLength } from '@seatwise/api-client/contract/constants/alerts';
import { exams } from '@seatwise/api-client/contract/constants/counselling';
import { categories } from '@seatwise/flows/eligibility';
import {
  Button,
  Card,
  Checkbox,
  Form,
  Heading,
  Inline,
  Notice,
  Select,
  Stack,
  TextArea,
  TextField,
} from '@seatwise/ui';
import { useId, useState } from 'react';
import { content } from '../../../content/adminAlerts.ts';
import { AlertArticle } from '../../../features/alerts/AlertArticle.tsx';
import {
  doubtsOf,
  draftOf,
  emptyDraft,
  inputOf,
  problemsOf,
  type AlertDraft,
  type PlannedAlert,
} from './alertDraft.ts';
import { AttachedFile } from './AttachedFile.tsx';
import { CheckboxGroup } from './CheckboxGroup.tsx';
import { LinkDoubts } from './LinkDoubts.tsx';
import type { AlertPlan } from './useAlertPlan.ts';
import { useAttachableFiles, type AttachableFile } from './useAttachableFiles.ts';

const { editor: copy } = content;

interface AlertEditorProps {
  /** The alert to change; none for a new one. */
  readonly alert: PlannedAlert | undefined;
  readonly plan: Pick<AlertPlan, 'officialSites' | 'isBusy' | 'result' | 'save'>;
  readonly onClose: () => void;
}

const previewOf = (
  draft: AlertDraft,
  alert: PlannedAlert | undefined,
  {
    isOfficial,
    file,
    now,
  }: {
    readonly isOfficial: boolean;
    readonly file: AttachableFile | undefined;
    readonly now: number;
  },
) => ({
  ...draft,
  title: draft.title.trim() || copy.title,
  exams: [...draft.exams],
  categories: [...draft.categories],
  previousDate:
    alert?.state === 'published' && alert.date && alert.date !== draft.date
      ? alert.date
      : alert?.previousDate,
  publishedAt: alert?.publishAt,
  revisedAt: draft.isRevised ? new Date(now).toISOString() : alert?.revisedAt,
  isOfficial,
  file,
});

/** Writes or changes an alert, with what the fraud check says and a preview. */
export const AlertEditor = ({ alert, plan, onClose }: AlertEditorProps) => {
  const [draft, setDraft] = useState(() => (alert ? draftOf(alert) : emptyDraft));
  const [isConfirmed, setConfirmed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const files = useAttachableFiles(alert);
  const [now, setNow] = useState(() => Date.now());
  const previewId = useId();
  const formId = useId();
  const isPublished = alert?.state === 'published';
  const change = (changes: Partial<AlertDraft>): void =>
    setDraft((before) => ({ ...before, ...changes }));
  const doubts = doubtsOf(draft, plan.officialSites);
  const isUnconfirmed = doubts.length > 0 && !isConfirmed;
  const problemsAt = (time: number): Partial<Record<string, string>> => ({
    ...problemsOf(draft, { now: time, isPublished }),
    ...(isUnconfirmed && { confirmed: copy.unconfirmed }),
  });
  const found = problemsAt(now);
  const wasTried = attempt > 0;
  const idOf = (field: string): string => `${formId}-${field}`;
  const errorOf = (field: string) => (wasTried ? found[field] : undefined);
  const submit = (): void => {
    setAttempt((before) => before + 1);
    const time = Date.now();
    setNow(time);
    if (Object.keys(problemsAt(time)).length > 0 || plan.isBusy) return;
    void plan.save(alert?.id, inputOf(draft, isConfirmed)).then((isSaved) => isSaved && onClose());
  };
  const submitLabel = draft.publishAt === '' ? copy.publish : copy.plan;
  return (
    <Form
      onSubmit={submit}
      errorTitle={copy.problems}
      attempt={attempt}
      problems={
        wasTried
          ? Object.entries(found).map(([field, message]) => ({
              fieldId: idOf(field),
              message: message!,
            }))
          : []
      }
    >
      <TextField
        id={idOf('title')}
        label={copy.title}
        required
        value={draft.title}
        maxLength={200}
        error={errorOf('title')}
        onChange={({ value }) => change({ title: value })}
      />
      <TextArea
        id={idOf('text')}
        label={copy.text}
        required
        value={draft.text}
        maxLength={maxAlertLength}
        error={errorOf('text')}
        onChange={({ value }) => change({ text: value })}
      />
      <Select
        label={copy.topic}
        required
        value={draft.topic}
        options={alertTopics.map((value) => ({ value, label: value }))}
        onChange={({ value }) =>
          change({ topic: alertTopics.find((topic) => topic === value) ?? draft.topic })
        }
      />
      <TextField
        label={copy.date}
        hint={copy.dateHint}
        type="date"
        value={draft.date}
        onChange={({ value }) => change({ date: value })}
      />
      <CheckboxGroup
        label={copy.exams}
        hint={copy.examsHint}
        options={exams}
        chosen={draft.exams}
        onChange={(chosen) => change({ exams: chosen })}
      />
      <CheckboxGroup
        label={copy.categories}
        hint={copy.categoriesHint}
        options={categories}
        chosen={draft.categories}
        onChange={(chosen) => change({ categories: chosen })}
      />
      <TextField
        id={idOf('link')}
        label={copy.link}
        hint={copy.linkHint}
        value={draft.link}
        maxLength={500}
        error={errorOf('link')}
        onChange={({ value }) => {
          change({ link: value });
          setConfirmed(false);
        }}
      />
      <LinkDoubts doubts={doubts} />
      {doubts.length > 0 && (
        <Checkbox
          id={idOf('confirmed')}
          label={copy.confirmLinks}
          checked={isConfirmed}
          error={errorOf('confirmed')}
          onChange={({ checked }) => setConfirmed(checked)}
        />
      )}
      <AttachedFile files={files} value={draft.fileId} onChange={(fileId) => change({ fileId })} />
      {!isPublished && (
        <TextField
          id={idOf('publishAt')}
          label={copy.publishAt}
          hint={copy.publishAtHint}
          type="datetime-local"
          value={draft.publishAt}
          error={errorOf('publishAt')}
          onChange={({ value }) => change({ publishAt: value })}
        />
      )}
      <Checkbox
        label={copy.pinned}
        checked={draft.isPinned}
        onChange={({ checked }) => change({ isPinned: checked })}
      />
      {isPublished && (
        <Checkbox
          label={copy.revised}
          checked={draft.isRevised}
          onChange={({ checked }) => change({ isRevised: checked })}
        />
      )}
      <Card as="section" labelledBy={previewId}>
        <Stack gap="sm">
          <Heading level={3} size="title" id={previewId}>
            {copy.preview}
          </Heading>
          <AlertArticle
            level={4}
            alert={previewOf(draft, alert, {
              isOfficial: !doubts.some(({ address }) => address === draft.link.trim()),
              file: files.find(({ id }) => id === draft.fileId),
              now,
            })}
          />
        </Stack>
      </Card>
      {plan.result?.tone === 'critical' && <Notice tone="critical">{plan.result.text}</Notice>}
      <Inline justify="end">
        <Button tone="secondary" onPress={onClose}>
          {copy.cancel}
        </Button>
        <Button type="submit" loading={plan.isBusy} keepsFocus>
          {isPublished ? copy.save : submitLabel}
        </Button>
      </Inline>
    </Form>
  );
};
