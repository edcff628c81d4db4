import { Heading } from '@seatwise/ui';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import './pageNumbers.css';
import { sheet, table } from './printSheet.css.ts';

interface PrintedSheetProps {
  readonly title: string;
  /** Text above the table. */
  readonly about: ReactNode;
  readonly heads: readonly string[];
  /** The rows of the table. */
  readonly children: ReactNode;
}

/** A printed list; it is beside the page, which itself is not printed. */
export const PrintedSheet = ({ title, about, heads, children }: PrintedSheetProps) =>
  createPortal(
    <div className={sheet} data-theme="light">
      <Heading level={1}>{title}</Heading>
      {about}
      <table className={table}>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head}>{head}</th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>,
    document.body,
  );
