import { useState, type ReactNode } from 'react';
import { Button } from '../../components/Button/index.ts';
import { Skeleton } from '../../components/Skeleton/index.ts';
import { useMessages } from '../../internal/useMessages.ts';
import { AlertItem, type AlertEntry, type AlertItemProps } from './AlertItem.tsx';
import { coming, item as itemStyle, list, more, picture } from './AlertList.css.ts';
import { alertListMessages } from './messages.ts';

export interface AlertListProps extends Pick<
  AlertItemProps,
  'newLabel' | 'onOpen' | 'onDownload' | 'download'
> {
  /** What the list holds, for those who listen. */
  readonly label: string;
  /** What is shown, in order. */
  readonly alerts: readonly AlertEntry[];
  /** How many show until all are asked for; without it all do. */
  readonly limit?: number;
  /** What stands there when there is none. */
  readonly empty: ReactNode;
  /** They are on their way. @default false */
  readonly loading?: boolean;
}

const expected = 3;

/** Published documents, a few of them at first where room is dear. */
export const AlertList = ({
  label,
  alerts,
  limit = Infinity,
  empty,
  loading = false,
  ...item
}: AlertListProps) => {
  const messages = useMessages('AlertList', alertListMessages);
  const [all, setAll] = useState(false);
  if (loading)
    return (
      <ul className={list} aria-busy="true" aria-label={label}>
        {Array.from({ length: expected }, (_, index) => (
          <li key={index} className={itemStyle}>
            <span className={picture} />
            <div className={coming}>
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
        {shown.map((alert) => (
          <AlertItem key={alert.id} alert={alert} {...item} />
        ))}
      </ul>
      {alerts.length > limit && (
        <div className={more}>
          <Button tone="quiet" size="compact" onPress={() => setAll(!all)}>
            {all ? messages.showFewer : messages.showAll({ count: alerts.length })}
          </Button>
        </div>
      )}
    </div>
  );
};
