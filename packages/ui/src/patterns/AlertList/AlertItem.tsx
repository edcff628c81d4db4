import { Badge } from '../../components/Badge/index.ts';
import { Button } from '../../components/Button/index.ts';
import { icons, Icon } from '../../components/Icon/index.ts';
import { IconButton } from '../../components/IconButton/index.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden/index.ts';
import { useMessages } from '../../internal/useMessages.ts';
import { usePressable } from '../../internal/usePressable.ts';
import { item, meta, opener, picture, title as titleStyle, wordy } from './AlertList.css.ts';
import { alertListMessages } from './messages.ts';

export interface AlertEntry {
  /** Tells one from the other. */
  readonly id: number | string;
  /** Its name, made readable. */
  readonly title: string;
  /** Its name as it was given, shown on hover. */
  readonly originalName: string;
  /** When it was published, as it is read. */
  readonly date: string;
  /** The exact local time, shown on hover. */
  readonly exactTime?: string;
  /** How long ago that was. */
  readonly relative?: string;
  /** It is new. @default false */
  readonly isNew?: boolean;
}

export interface AlertItemProps {
  /** What is shown. */
  readonly alert: AlertEntry;
  /** The word that marks what is new. */
  readonly newLabel: string;
  /** Called when it is to be opened; without it the title is only a title. */
  readonly onOpen?: (opened: { id: AlertEntry['id'] }) => void;
  /** Called when it is to be downloaded. */
  readonly onDownload: (wanted: { id: AlertEntry['id'] }) => void;
  /** A button with words, or a picture where room is dear. @default 'icon' */
  readonly download?: 'button' | 'icon';
}

/** One published document. */
export const AlertItem = ({
  alert,
  newLabel,
  onOpen,
  onDownload,
  download = 'icon',
}: AlertItemProps) => {
  const { id, title, originalName, date, exactTime, relative, isNew = false } = alert;
  const messages = useMessages('AlertList', alertListMessages);
  const pressable = usePressable({ onPress: () => onOpen?.({ id }) });
  return (
    <li className={item} data-new={isNew}>
      <span className={picture}>
        <Icon icon={icons.FileText} />
      </span>
      <div>
        {onOpen ? (
          <button
            {...pressable}
            type="button"
            className={`${titleStyle} ${opener}`}
            title={originalName}
          >
            {title}
          </button>
        ) : (
          <span className={titleStyle} title={originalName}>
            {title}
          </span>
        )}
        <p className={meta}>
          {isNew && <Badge tone="accent">{newLabel}</Badge>}
          <span>
            <span title={exactTime}>{date}</span>
            {relative !== undefined && ` · ${relative}`}
          </span>
        </p>
      </div>
      {download === 'icon' ? (
        <IconButton
          label={messages.downloadOf({ title })}
          icon={icons.Download}
          onPress={() => onDownload({ id })}
        />
      ) : (
        <span className={wordy}>
          <Button
            tone="secondary"
            size="compact"
            icon={icons.Download}
            onPress={() => onDownload({ id })}
          >
            {messages.download}
            <VisuallyHidden> {title}</VisuallyHidden>
          </Button>
        </span>
      )}
    </li>
  );
};
