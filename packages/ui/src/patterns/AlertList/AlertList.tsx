import { useState, type ReactNode } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { useMessages } from '../../internal/useMessages.ts';
import { AlertItem, type AlertEntry, type AlertItemProps } from './AlertItem.tsx';
import { skeleton, item as itemStyle, list, more } from './AlertList.css.ts';
import { alertListMessages } from './messages.ts';

export interface AlertListProps extends Pick<
  AlertItemProps,
  'newLabel' | 'onOpen' | 'onDownload' | 'download'
> {
  /** The accessible name of the list. */
  readonly label: string;
  /** The alerts, in order. */
  readonly alerts: readonly AlertEntry[];
  /** How many alerts show initially. @default all */
  readonly limit?: number;
  /** The empty state. */
  readonly empty: ReactNode;
  /** Whether the list is loading. @default false */
  readonly loading?: boolean;
  /** Whether the first alert is emphasised. @default false */
  readonly lead?: boolean;
}

const expected = 3;

/** A list of published documents, optionally truncated. */
export const AlertList = ({
  label,
  alerts,
  limit = Infinity,
  empty,
  loading = false,
  lead = false,
  ...item
}: AlertListProps) => {
  const messages = useMessages('AlertList', alertListMessages);
  const [all, setAll] = useState(false);
  if (loading)
    return (
      <ul className={list} aria-busy="true" aria-label={label}>
        {Array.from({ length: expected }, (_, index) => (
          <li key={index} className={itemStyle({})}>
            <div className={skeleton}>
              <Skeleton />
              <Skeleton shape="short" />
            </div>
          </li>
        ))}
      </ul>
    );
  if (alerts.length === 0) return empty;
  const shown = all ? alerts : alerts.slice(0, limit);
  return (
    <div>
      <ul className={list} aria-label={label}>
        {shown.map((alert, index) => (
          <AlertItem key={alert.id} alert={alert} lead={lead && index === 0} {...item} />
        ))}
      </ul>
      {alerts.length > limit && (
        <div className={more}>
          <Button tone="quiet" size="compact" flush onPress={() => setAll(!all)}>
            {all ? messages.showFewer : messages.showAll({ count: alerts.length })}
          </Button>
        </div>
      )}
    </div>
  );
};
