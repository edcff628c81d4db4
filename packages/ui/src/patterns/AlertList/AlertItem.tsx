import type { ReactNode } from 'react';
import { Badge } from '../../components/Badge/Badge.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import * as icons from '../../components/Icon/icons.ts';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { useMessages } from '../../internal/useMessages.ts';
import { usePressable } from '../../internal/usePressable.ts';
import {
  change as changeStyle,
  download as downloadStyle,
  group as groupStyle,
  item,
  meta,
  opener,
  title as titleStyle,
} from './AlertList.css.ts';
import { alertListMessages } from './messages.ts';

export interface AlertEntry {
  /** A unique id. */
  readonly id: number | string;
  /** The readable title. */
  readonly title: string;
  /** The heading of the group that the alert begins, such as a month; undefined in a list without groups. */
  readonly group?: string | undefined;
  /** The language of the title, if it differs from the page's. */
  readonly lang?: string;
  /** The original file name, shown as a tooltip. */
  readonly originalName: string;
  /** The formatted publication date. */
  readonly date: string;
  /** The exact local time, shown as a tooltip. */
  readonly exactTime?: string;
  /** The relative time. */
  readonly relative?: string | undefined;
  /** The official site that publishes the document. */
  readonly source?: { readonly label: string; readonly href: string } | undefined;
  /** What the document changes, below its title. */
  readonly change?: ReactNode;
  /** Whether the alert is marked as new. @default false */
  readonly isNew?: boolean;
}

export interface AlertItemProps {
  /** The alert. */
  readonly alert: AlertEntry;
  /** The label of the badge for new alerts. */
  readonly newLabel: string;
  /** Called to open the document; without it the title is plain text. */
  readonly onOpen?: (opened: { id: AlertEntry['id'] }) => void;
  /** Called to download the document. */
  readonly onDownload: (wanted: { id: AlertEntry['id'] }) => void;
  /** A labelled button, or an icon button if space is limited. @default 'icon' */
  readonly download?: 'button' | 'icon';
  /** Whether the alert is emphasised as the first thing to read. @default false */
  readonly lead?: boolean;
}

/** A published document. */
export const AlertItem = ({
  alert,
  newLabel,
  onOpen,
  onDownload,
  download = 'icon',
  lead = false,
}: AlertItemProps) => {
  const { id, title, group, lang, originalName, date, exactTime, relative, source } = alert;
  const { change, isNew = false } = alert;
  const messages = useMessages('AlertList', alertListMessages);
  const pressable = usePressable({ onPress: () => onOpen?.({ id }) });
  return (
    <li className={item({ download, grouped: 'group' in alert })}>
      {group !== undefined && (
        <div className={groupStyle}>
          <Heading level={2} size="title" tone="inherit">
            {group}
          </Heading>
        </div>
      )}
      <div className={titleStyle({ lead })}>
        {onOpen ? (
          <button {...pressable} type="button" lang={lang} className={opener} title={originalName}>
            {title}
          </button>
        ) : (
          <span lang={lang} title={originalName}>
            {title}
          </span>
        )}
        {change !== undefined && <div className={changeStyle}>{change}</div>}
      </div>
      <p className={meta}>
        {isNew && <Badge tone="accent">{newLabel}</Badge>}
        <span>
          <span title={exactTime}>{date}</span>
          {relative !== undefined && ` · ${relative}`}
        </span>
        {source && (
          <Link href={source.href} standalone newTab>
            {source.label}
          </Link>
        )}
      </p>
      <span className={downloadStyle}>
        {download === 'icon' ? (
          <IconButton
            label={messages.downloadOf({ title })}
            icon={icons.Download}
            onPress={() => onDownload({ id })}
          />
        ) : (
          <Button
            tone={lead ? 'primary' : 'quiet'}
            size="compact"
            icon={icons.Download}
            onPress={() => onDownload({ id })}
          >
            {messages.download}
            <VisuallyHidden> {title}</VisuallyHidden>
          </Button>
        )}
      </span>
    </li>
  );
};
