import { onPortal } from '@seatwise/flows/choices';
import { seatKey } from '@seatwise/flows/list-sync';
import { Text, useDateFormatter } from '@seatwise/ui';
import { printed } from '../../../content/choices.ts';
import { site } from '../../../content/site.ts';
import { PrintedSheet } from '../../../features/print/PrintedSheet.tsx';
import { figure } from '../../../features/print/printSheet.css.ts';
import type { ListProps } from './useChoiceList.ts';

/** The list on paper, in the portal's columns, so that it can be typed in. */
export const PrintedChoices = ({ list, time }: ListProps & { readonly time: Date }) => {
  const day = useDateFormatter({ dateStyle: 'long' });
  return (
    <PrintedSheet
      title={list.name}
      about={<Text>{printed.made(site.name, day.format(time))}</Text>}
      heads={printed.heads}
    >
      {onPortal(list.items, list.known.outlooks).map((entry, index) => (
        <tr key={seatKey(entry)}>
          <td className={figure}>{index + 1}</td>
          <td className={figure}>{entry.code ?? printed.noCode}</td>
          <th scope="row">
            {entry.institute}
            <Text size="small">{printed.seat(entry.subject, entry.quotaName)}</Text>
          </th>
          <td>{entry.city ?? entry.state ?? printed.noCity}</td>
        </tr>
      ))}
    </PrintedSheet>
  );
};
