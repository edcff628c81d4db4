import { button } from '../../css/button.css.ts';
import { announce } from '../../internal/announce.ts';
import { focusBeginning } from '../../internal/focusBeginning.ts';
import { useMessages } from '../../internal/useMessages.ts';
import { clampPage } from '../../table/index.ts';
import { paginationMessages } from './messages.ts';
import { pageWindow } from './pageWindow.ts';
import {
  gap,
  nav,
  onPhone,
  page as pageStyle,
  pages,
  position as positionStyle,
} from './Pagination.css.ts';

export interface PaginationProps {
  /** The accessible name of the navigation landmark. */
  readonly label: string;
  /** The id of the focusable list that the pages divide; a page change moves the focus to its beginning. */
  readonly listId: string;
  /** The current page, counted from 1. */
  readonly page: number;
  /** The number of pages; at least one. */
  readonly pageCount: number;
  /** Called with the requested page. */
  readonly onPageChange: (change: { page: number }) => void;
  /** Page numbers, or only the position 'Page N / M' between the two buttons. @default 'numbers' */
  readonly variant?: 'numbers' | 'compact';
}

/** The step buttons are native, as the page numbers between them are. */
const stepStyle = button({ tone: 'secondary', size: 'compact' });

/** Page navigation below a list; a page change moves the focus to the beginning of the list. */
export const Pagination = ({
  label,
  listId,
  page,
  pageCount,
  onPageChange,
  variant = 'numbers',
}: PaginationProps) => {
  const messages = useMessages('Pagination', paginationMessages);
  const count = Math.max(1, pageCount);
  const currentPage = clampPage(page, count);
  const goTo = (target: number) => () => {
    const page = clampPage(target, count);
    onPageChange({ page });
    // Runs in the frame that shows the page, so that the rows do not wait for the layout that focusing forces.
    requestAnimationFrame(() => {
      focusBeginning(document.getElementById(listId));
      announce(messages.announced({ page, pageCount: count }));
    });
  };
  const position = messages.position({ page: currentPage, pageCount: count });
  return (
    <nav className={nav} aria-label={label}>
      <button
        type="button"
        className={stepStyle}
        disabled={currentPage === 1}
        onClick={goTo(currentPage - 1)}
      >
        {messages.previous}
      </button>
      {variant === 'numbers' && (
        <ol className={pages}>
          {pageWindow(currentPage, count).map((entry, index) =>
            entry === 'gap' ? (
              <li
                key={`gap-${index === 1 ? 'before' : 'after'}`}
                className={gap}
                aria-hidden="true"
              >
                …
              </li>
            ) : (
              <li key={entry}>
                <button
                  type="button"
                  className={pageStyle}
                  aria-label={messages.page({ page: entry })}
                  aria-current={entry === currentPage ? 'page' : undefined}
                  onClick={goTo(entry)}
                >
                  {entry}
                </button>
              </li>
            ),
          )}
        </ol>
      )}
      <span className={variant === 'numbers' ? `${positionStyle} ${onPhone}` : positionStyle}>
        {position}
      </span>
      <button
        type="button"
        className={stepStyle}
        disabled={currentPage === count}
        onClick={goTo(currentPage + 1)}
      >
        {messages.next}
      </button>
    </nav>
  );
};
