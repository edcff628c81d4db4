import { Link, Text } from '@seatwise/ui';
import { useId, type KeyboardEvent } from 'react';
import { page as copy, terms, type TermId } from '../content/glossary.ts';
import { paths } from '../paths.ts';
import { button, heading, panel } from './Term.css.ts';

interface TermProps {
  readonly id: TermId;
  /** The screen's own word for the term. @default the term of the glossary */
  readonly children?: string;
}

/** Makes Escape close only the popover, not the dialog around the term. */
const closeAlone = (event: KeyboardEvent<HTMLButtonElement>): void => {
  const { popoverTargetElement: popover } = event.currentTarget;
  if (event.key !== 'Escape' || !popover?.matches(':popover-open')) return;
  event.preventDefault();
  event.stopPropagation();
  (popover as HTMLElement).hidePopover();
};

/** A word that explains itself when pressed: a native popover, which works before the app has started. */
export const Term = ({ id, children = terms[id].term }: TermProps) => {
  const popover = useId();
  const meaning = useId();
  return (
    <>
      <button
        type="button"
        popoverTarget={popover}
        aria-describedby={meaning}
        className={button}
        onKeyDown={closeAlone}
      >
        {children}
      </button>
      <span id={popover} popover="auto" className={panel}>
        <Text as="span" weight="semibold">
          <span className={heading}>{terms[id].term}</span>
        </Text>
        <span id={meaning}>{terms[id].text}</span>{' '}
        <Link href={`${paths.glossary}#${id}`}>{copy.more}</Link>
      </span>
    </>
  );
};
