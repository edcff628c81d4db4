import type { ReactNode } from 'react';
import { drawing, figure, figureWithTable, hint } from './FigureWithTable.css.ts';
import { FigureTable, type FigureTableProps } from './FigureTable.tsx';

interface FigureWithTableProps extends FigureTableProps {
  /** What the drawing shows, for those who cannot see it. */
  readonly description: string;
  /** The size of the drawing in its own units. */
  readonly width: number;
  readonly height: number;
  /** The drawing, as elements of SVG. */
  readonly children: ReactNode;
  /** The legend below the drawing. */
  readonly legend: ReactNode;
}

/** A drawing with the table of its figures, side by side where there is room. */
export const FigureWithTable = ({
  description,
  width,
  height,
  children,
  legend,
  ...table
}: FigureWithTableProps) => (
  <div className={figureWithTable}>
    <figure className={figure}>
      <svg
        className={drawing}
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={`${table.caption}. ${description}`}
      >
        {children}
      </svg>
      <figcaption className={hint}>{legend}</figcaption>
    </figure>
    <FigureTable {...table} />
  </div>
);
