import type { ReactNode } from 'react';
import { columns, main, side as sideStyle } from './Columns.css.ts';

interface ColumnsProps {
  /** What the page is for. */
  readonly children: ReactNode;
  /** What stands by; below on a phone. */
  readonly side: ReactNode;
}

/** A wide column and a narrow one. */
export const Columns = ({ children, side }: ColumnsProps) => (
  <div className={columns}>
    <div className={main}>{children}</div>
    <aside className={sideStyle}>{side}</aside>
  </div>
);
