import type { ComponentType, ReactNode } from 'react';
import { drawing, figure, figureWithTable, folded, hint } from './FigureWithTable.css.ts';
import { FigureTable, type FigureTableProps } from './FigureTable.tsx';

interface Fold {
  readonly title: string;
  readonly children: ReactNode;
}

interface FigureWithTableProps extends FigureTableProps {
  /** The content of the drawing in words, for users who cannot see it. */
  readonly description: string;
  /** The size of the drawing in its own units. */
  readonly width: number;
  readonly height: number;
  /** The drawing, as SVG elements. */
  readonly children: ReactNode;
  /** The legend below the drawing. */
  readonly legend: ReactNode;
  /** Folds a long table below the drawing. @default the table is beside the drawing, unfolded */
  readonly fold?: { readonly as: ComponentType<Fold>; readonly title: string } | undefined;
}

/** A drawing and the table of its figures, side by side if there is room and the table is short. */
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
      <div className={folded}>
        <fold.as title={fold.title}>
          <FigureTable {...table} />
        </fold.as>
      </div>
    ) : (
      <FigureTable {...table} />
    )}
  </div>
);
