import type { RowOf } from '@seatwise/api-client';
import type { alerts } from '@seatwise/api-client/contract/alerts';
import { files } from '@seatwise/api-client/contract/files';
import { clockTime, indianDate, longDate, secureSite, timeOf } from '@seatwise/flows/alerts';
import { categoryName } from '@seatwise/flows/eligibility';
import { Badge, Heading, icons, Inline, Link, Stack, Text, VisuallyHidden } from '@seatwise/ui';
import { news } from '../../content/alerts.ts';
import { ofStaff } from '../../lib/language.ts';
import { useServices } from '../../services/services.ts';
import { text as textStyle, wholeDate } from './AlertNews.css.ts';

type Alert = RowOf<(typeof alerts)['listAlerts']>;

const day = (iso: string): string => longDate(timeOf(iso));

/** The day that an alert announces, after the day it replaced, if any, which is struck through. */
const AnnouncedDay = ({
  date,
  time,
  previousDate,
}: Pick<Alert, 'date' | 'time' | 'previousDate'>) =>
  (date ?? previousDate) && (
    <Text weight="semibold" tabular>
      {previousDate && (
        <>
          <del className={wholeDate}>
            <VisuallyHidden>{news.oldDate}</VisuallyHidden>
            {day(previousDate)}
          </del>{' '}
          {date && <VisuallyHidden>{news.newDate}</VisuallyHidden>}
        </>
      )}
      {date && (
        <time className={wholeDate} dateTime={time ? `${date}T${time}` : date}>
          {day(date)}
          {time && `, ${clockTime(time)}`}
        </time>
      )}
    </Text>
  );

const Source = ({ link, isOfficial }: Pick<Alert, 'link' | 'isOfficial'>) => {
  const site = secureSite(link);
  if (!link || site === undefined) return null;
  return (
    <div>
      <Link href={link} newTab standalone>
        {isOfficial ? news.official(site) : news.unofficial(site)}
      </Link>
    </div>
  );
};

const Attachment = ({ file }: Pick<Alert, 'file'>) => {
  const { api } = useServices();
  if (!file) return null;
  return (
    <div>
      <Link href={api.link(files.downloadFile, { 'field-id': file.id })} newTab standalone>
        {news.attached(file.fileName || news.unnamedFile)}
      </Link>
    </div>
  );
};

interface AlertArticleProps {
  readonly alert: Omit<Alert, 'id'>;
  /** The level of the heading. @default 3 */
  readonly level?: 2 | 3 | 4;
}

/** A staff alert as students see it. */
export const AlertArticle = ({ alert, level = 3 }: AlertArticleProps) => {
  const { title, text, topic, exams, categories, publishedAt, revisedAt, isPinned } = alert;
  const audience = [...(exams ?? []), ...(categories ?? []).map(categoryName)].join(', ');
  return (
    <Stack gap="xs">
      <Inline gap="xs">
        {isPinned && (
          <Badge tone="accent" icon={icons.Star}>
            {news.pinned}
          </Badge>
        )}
        {revisedAt && (
          <Badge tone="caution" icon={icons.History}>
            {news.revised}
          </Badge>
        )}
        {topic && <Badge>{news.topic(topic)}</Badge>}
        {audience && <Badge outlined>{news.for(audience)}</Badge>}
      </Inline>
      <Heading level={level} size="title">
        <bdi {...ofStaff}>{title}</bdi>
      </Heading>
      <AnnouncedDay {...alert} />
      {text && (
        <p {...ofStaff} className={textStyle}>
          {text}
        </p>
      )}
      <Source {...alert} />
      <Attachment {...alert} />
      {publishedAt && (
        <Text size="small" tone="muted" tabular>
          {news.published(indianDate(timeOf(publishedAt)))}
          {revisedAt && `, ${news.revisedOn(indianDate(timeOf(revisedAt)))}`}
        </Text>
      )}
    </Stack>
  );
};
