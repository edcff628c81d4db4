import { useMessages } from '../../internal/useMessages.ts';
import { Link } from '../Link/Link.tsx';
import { useDateFormatter } from '../LocaleProvider/useFormatters.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import type { FactSource } from './factSources.ts';
import { provenanceMessages } from './messages.ts';
import { date as dateStyle, name as nameStyle, provenance } from './Provenance.css.ts';

export interface ProvenanceProps {
  /** Where the fact beside it comes from. */
  readonly source: FactSource;
  /** Who published it, where that is known: it is named instead of the kind of source. */
  readonly publisher?: string | null | undefined;
  /** The year of the list, with its round before it where it is of one, as `Round 2, 2025`. */
  readonly list?: string | undefined;
  /** Where the document is, which the publisher's name opens. */
  readonly href?: string | null | undefined;
  /** The day the source speaks of, as `2025-07-01`, where it says one. */
  readonly asOf?: string | null | undefined;
}

/** The source of a fact, and the day it is of; for a status use Badge. */
export const Provenance = ({ source, publisher, list, href, asOf }: ProvenanceProps) => {
  const messages = useMessages('Provenance', provenanceMessages);
  const day = useDateFormatter({ dateStyle: 'medium', timeZone: 'UTC' });
  const time = Date.parse(asOf ?? '');
  const name = [publisher || messages.sources[source], list].filter(Boolean).join(', ');
  return (
    <span className={provenance} data-source={source}>
      <span className={nameStyle}>
        <VisuallyHidden>{`${messages.source} `}</VisuallyHidden>
        {href ? (
          <Link href={href} variant="quiet" newTab>
            {name}
          </Link>
        ) : (
          name
        )}
      </span>
      {!Number.isNaN(time) && (
        <span className={dateStyle}>{messages.asOf({ date: day.format(new Date(time)) })}</span>
      )}
    </span>
  );
};
