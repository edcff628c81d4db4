import { onPortal } from '@seatwise/flows/choices';
import { seatKey } from '@seatwise/flows/list-sync';
import { Text, useDateFormatter } from '@seatwise/ui';
import { printed } from '../../../content/choices.ts';
import { placeName } from '../../../content/places.ts';
import { givenBy } from '../../../features/choices/useGiver.ts';
import { site } from '../../../content/site.ts';
import { PrintedSheet } from '../../../features/print/PrintedSheet.tsx';
import { figure } from '../../../features/print/printSheet.css.ts';
import type { ListProps } from './useChoiceList.ts';

/** The list on paper with the portal's columns, so that the student can type it in. */
export const PrintedChoices = ({ list, time }: ListProps & { readonly time: Date }) => {
  const day = useDateFormatter({ dateStyle: 'long' });
  const authority = givenBy(list.giver);
  const heads = printed.heads.filter((_, column) => authority === undefined || column !== 1);
  return (
    <PrintedSheet
      title={list.name}
      about={
        <Text>
          {authority !== undefined && `${authority} · `}
          {printed.made(site.name, day.format(time))}
        </Text>
      }
      heads={heads}
    >
      {onPortal(list.items, list.known.outlooks).map((entry, index) => (
        <tr key={seatKey(entry)}>
          <td className={figure}>{index + 1}</td>
          {authority === undefined && <td className={figure}>{entry.code ?? printed.noCode}</td>}
          <th scope="row">
            {entry.institute}
            <Text size="small">{printed.seat(entry.subject, entry.quotaName)}</Text>
          </th>
          <td>{entry.city ?? (entry.state ? placeName(entry.state) : printed.noCity)}</td>
        </tr>
      ))}
    </PrintedSheet>
  );
};
