import { alertTopics, maxAlertLength } from '@seatwise/api-client/contract/constants/alerts';
import { exams } from '@seatwise/api-client/contract/constants/counselling';
import {
  alertProblems,
  doubtsOf,
  draftOf,
  emptyDraft,
  inputOf,
  type AlertDraft,
  type PlannedAlert,
} from '@seatwise/flows/alerts';
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
  useForm,
} from '@seatwise/ui';
import { useId, useState } from 'react';
import { content } from '../../../content/adminAlerts.ts';
import { AlertArticle } from '../../../features/alerts/AlertArticle.tsx';
import { useServices } from '../../../services/services.ts';
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
  const { session } = useServices();
  const files = useAttachableFiles(alert);
  const [now, setNow] = useState(session.now);
  const previewId = useId();
  const isPublished = alert?.state === 'published';
  const { officialSites } = plan;
  const problemsAt = (time: number) => (values: AlertDraft) =>
    alertProblems(values, { now: time, isPublished, officialSites });
  const {
    values: draft,
    change,
    field,
    text,
    form,
  } = useForm({
    initial: alert ? draftOf(alert) : emptyDraft,
    problemsOf: problemsAt(now),
    errorTitle: copy.problems,
  });
  const doubts = doubtsOf(draft, officialSites);
  const submit = (): void => {
    const time = session.now();
    setNow(time);
    if (Object.keys(problemsAt(time)(draft)).length > 0 || plan.isBusy) return;
    void plan.save(alert?.id, inputOf(draft)).then((isSaved) => isSaved && onClose());
  };
  const submitLabel = draft.publishAt === '' ? copy.publish : copy.plan;
  return (
    <Form {...form(submit)}>
      <TextField {...text('title')} label={copy.title} required maxLength={200} />
      <TextArea {...text('text')} label={copy.text} required maxLength={maxAlertLength} />
      <Select
        label={copy.topic}
        required
        value={draft.topic}
        options={alertTopics.map((value) => ({ value, label: value }))}
        onChange={({ value }) =>
          change({ topic: alertTopics.find((topic) => topic === value) ?? draft.topic })
        }
      />
      <TextField label={copy.date} hint={copy.dateHint} type="date" {...text('date')} />
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
        {...text('link')}
        label={copy.link}
        hint={copy.linkHint}
        maxLength={500}
        onChange={({ value }) => change({ link: value, isConfirmed: false })}
      />
      <LinkDoubts doubts={doubts} />
      {doubts.length > 0 && (
        <Checkbox
          {...field('isConfirmed')}
          label={copy.confirmLinks}
          checked={draft.isConfirmed}
          onChange={({ checked }) => change({ isConfirmed: checked })}
        />
      )}
      <AttachedFile files={files} value={draft.fileId} onChange={(fileId) => change({ fileId })} />
      {!isPublished && (
        <TextField
          {...text('publishAt')}
          label={copy.publishAt}
          hint={copy.publishAtHint}
          type="datetime-local"
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
