import { announce } from '../../internal/announce.ts';
import { useMessages } from '../../internal/useMessages.ts';
import { clampPage } from '../../table/index.ts';
import { Button } from '../Button/index.ts';
import { paginationMessages } from './messages.ts';
import { pageWindow } from './pageWindow.ts';
import { gap, nav, onPhone, page as pageStyle, pages, words } from './Pagination.css.ts';

export interface PaginationProps {
  /** What is paged through. */
  readonly label: string;
  /** The present page, counted from 1. */
  readonly page: number;
  /** How many pages there are; at least one. */
  readonly pageCount: number;
  /** Called with the page that was asked for. */
  readonly onPageChange: (change: { page: number }) => void;
  /** Numbered pages, or only the words 'Page N / M' between the two buttons. @default 'numbers' */
  readonly variant?: 'numbers' | 'compact';
}

/** Leads through pages. The focus stays where it is, so that Next can be pressed again. */
export const Pagination = ({
  label,
  page,
  pageCount,
  onPageChange,
  variant = 'numbers',
}: PaginationProps) => {
  const messages = useMessages('Pagination', paginationMessages);
  const count = Math.max(1, pageCount);
  const present = clampPage(page, count);
  const go = (to: number) => () => {
    const page = clampPage(to, count);
    onPageChange({ page });
    announce(messages.announced({ page, pageCount: count }));
  };
  const position = messages.position({ page: present, pageCount: count });
  return (
    <nav className={nav} aria-label={label}>
      <Button
        tone="secondary"
        size="compact"
        disabled={present === 1}
        keepsFocus
        onPress={go(present - 1)}
      >
        {messages.previous}
      </Button>
      {variant === 'numbers' && (
        <ol className={pages}>
          {pageWindow(present, count).map((entry, index) =>
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
                  aria-current={entry === present ? 'page' : undefined}
                  onClick={go(entry)}
                >
                  {entry}
                </button>
              </li>
            ),
          )}
        </ol>
      )}
      <span className={variant === 'numbers' ? `${words} ${onPhone}` : words}>{position}</span>
      <Button
        tone="secondary"
        size="compact"
        disabled={present === count}
        keepsFocus
        onPress={go(present + 1)}
      >
        {messages.next}
      </Button>
    </nav>
  );
};
