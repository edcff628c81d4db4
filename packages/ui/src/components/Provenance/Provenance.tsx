import { useMessages } from '../../internal/useMessages.ts';
import { Link } from '../Link/Link.tsx';
import { useDateFormatter } from '../LocaleProvider/useFormatters.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import type { FactSource } from './factSources.ts';
import { provenanceMessages } from './messages.ts';
import { date as dateStyle, name as nameStyle, provenance } from './Provenance.css.ts';

export interface ProvenanceProps {
  /** Where the fact comes from. */
  readonly source: FactSource;
  /** The publisher, if known; named instead of the kind of source. */
  readonly publisher?: string | null | undefined;
  /** The year of the list, after its round if it has one, as in `Round 2, 2025`. */
  readonly list?: string | undefined;
  /** The URL of the document; the publisher's name becomes the link. */
  readonly href?: string | null | undefined;
  /** The date that the source gives for the fact, such as `2025-07-01`, if any. */
  readonly asOf?: string | null | undefined;
}

/** The source of a fact, and its date; for a status use Badge. */
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
