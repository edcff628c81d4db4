import type { ReactNode } from 'react';
import { columns, main, side as sideStyle } from './Columns.css.ts';

interface ColumnsProps {
  /** The main content. */
  readonly children: ReactNode;
  /** Complementary content; below the main content on phones. */
  readonly side: ReactNode;
}

/** A wide main column and a narrow complementary one. */
export const Columns = ({ children, side }: ColumnsProps) => (
  <div className={columns}>
    <div className={main}>{children}</div>
    <aside className={sideStyle}>{side}</aside>
  </div>
);
