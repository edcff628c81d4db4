import type { Choice } from '@seatwise/flows/choices';
import { Heading, Text, useDateFormatter } from '@seatwise/ui';
import { createPortal } from 'react-dom';
import { printed } from '../../../content/choices.ts';
import { site } from '../../../content/site.ts';
import '../../../features/print/pageNumbers.css';
import { figure, sheet, table } from '../../../features/print/printSheet.css.ts';

interface PrintedChoicesProps {
  readonly name: string;
  readonly entries: readonly Choice[];
  readonly time: Date;
}

/** The list on paper, in the portal's columns, so that it can be typed in. */
export const PrintedChoices = ({ name, entries, time }: PrintedChoicesProps) => {
  const day = useDateFormatter({ dateStyle: 'long' });
  return createPortal(
    <div className={sheet} data-theme="light">
      <Heading level={1}>{name}</Heading>
      <Text>{printed.made(site.name, day.format(time))}</Text>
      <table className={table}>
        <thead>
          <tr>
            {printed.heads.map((head) => (
              <th key={head}>{head}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {entries.map(({ instituteCode, institute, subject, quotaName, city, state }, index) => (
            <tr key={`${instituteCode} ${subject} ${quotaName}`}>
              <td className={figure}>{index + 1}</td>
              <td className={figure}>{instituteCode}</td>
              <th scope="row">
                {institute}
                <Text size="small">{printed.seat(subject, quotaName)}</Text>
              </th>
              <td>{city ?? state ?? printed.noCity}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>,
    document.body,
  );
};
