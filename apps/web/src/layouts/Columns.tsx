import type { ReactNode } from 'react';
import { alone, below, columns, main, side as sideStyle } from './Columns.css.ts';

interface ColumnsProps {
  /** The main content. */
  readonly children: ReactNode;
  /** Complementary content; below the main content on phones. */
  readonly side: ReactNode;
  /** Whether the complementary content is always below, because the main content needs the width. */
  readonly isBelow?: boolean;
}

/** A wide main column and a narrow complementary column. */
export const Columns = ({ children, side, isBelow = false }: ColumnsProps) => (
  <div className={columns}>
    <div className={isBelow ? alone : main}>{children}</div>
    <aside className={isBelow ? below : sideStyle}>{side}</aside>
  </div>
);
