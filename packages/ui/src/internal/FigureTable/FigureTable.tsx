import type { ReactNode } from 'react';
import { captionText, cell, scroller, table } from './FigureTable.css.ts';

export interface FigureTableProps {
  readonly caption: string;
  /** The columns, the first for the names of rows; the header shows `head` instead of the name. */
  readonly columns: readonly { readonly name: string; readonly head?: ReactNode }[];
  /** The rows: a name, and a figure for each other column. */
  readonly rows: readonly {
    readonly key: string;
    readonly name: ReactNode;
    readonly figures: readonly ReactNode[];
  }[];
  /** Whether cells are narrow and on one line, for many rows. @default false */
  readonly dense?: boolean;
}

/** The figures of a drawing as a table. */
export const FigureTable = ({ caption, columns, rows, dense = false }: FigureTableProps) => (
  <div className={scroller}>
    <table className={table} data-dense={dense || undefined}>
      <caption className={captionText}>{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ name, head }, index) => (
            <th key={name} scope="col" className={cell} data-number={index > 0 || undefined}>
              {head ?? name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, figures }) => (
          <tr key={key}>
            <th scope="row" className={cell}>
              {name}
            </th>
            {figures.map((figure, index) => (
              <td key={columns[index + 1]!.name} className={cell} data-number>
                {figure}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
