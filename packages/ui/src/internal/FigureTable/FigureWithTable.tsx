import type { ReactNode } from 'react';
import { drawing, figure, figureWithTable, folded, hint } from './FigureWithTable.css.ts';
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
  /** Folds a long table, which then is below the drawing. @default beside it, as it is */
  readonly fold?: ((table: ReactNode) => ReactNode) | undefined;
}

/** A drawing with the table of its figures, side by side where there is room and the table is short. */
export const FigureWithTable = ({
  description,
  width,
  height,
  children,
  legend,
  fold,
  ...table
}: FigureWithTableProps) => (
  <div className={figureWithTable}>
    <figure className={figure} data-alone={fold !== undefined || undefined}>
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
    {fold ? (
      <div className={folded}>{fold(<FigureTable {...table} />)}</div>
    ) : (
      <FigureTable {...table} />
    )}
  </div>
);
