import { portalCode } from '@seatwise/api-client/contract/constants/collegeCodes';
import { content } from '../../../content/college.ts';
import { quotaLabel } from '../../../content/places.ts';
import type { OwnMeta } from '../../../routing/pageMeta.ts';
import type { CollegeDetails } from './useCollege.ts';

/** The newest closing rank of an open seat, through All India if the college has such a seat. */
const newestClosing = ({ ranks }: Pick<CollegeDetails, 'ranks'>): string | undefined => {
  const open = ranks.filter(
    ({ allottedCategory, allottedPh }) => allottedCategory === 'OP' && allottedPh === 'NO',
  );
  const seat = open.find(({ quotaName }) => quotaName === 'All India') ?? open[0];
  const last = seat?.years.at(-1);
  if (!seat || !last) return undefined;
  const { publisher, round, year, maxAir } = last;
  return content.closed(
    `${seat.program}, ${quotaLabel(seat.quotaName)}`,
    maxAir.toLocaleString('en-IN'),
    [publisher, round ? content.round(year, round) : year].filter(Boolean).join(', '),
  );
};

/** The title and description of a college's page, for search engines and messengers. */
export const collegeMeta = (college: CollegeDetails): OwnMeta => ({
  title: content.title(college.name),
  description: [newestClosing(college), content.description(college.name, college.state ?? '')]
    .filter(Boolean)
    .join(' '),
});

/** The structured data of a college's page. */
export const aboutCollege = ({ code, name, state }: CollegeDetails, url: string): object => ({
  '@context': 'https://schema.org',
  '@type': 'CollegeOrUniversity',
  name,
  ...(portalCode(code) && { identifier: code }),
  url,
  address: {
    '@type': 'PostalAddress',
    ...(state && { addressRegion: state }),
    addressCountry: 'IN',
  },
});
