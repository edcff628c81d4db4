import { portalCode } from '@seatwise/api-client/contract/constants/collegeCodes';
import { content } from '../../../content/college.ts';
import { quotaLabel } from '../../../content/places.ts';
import { collegePath } from '../../../paths.ts';
import type { OwnMeta } from '../../../routing/pageMeta.ts';
import type { CollegeDetails } from './useCollege.ts';

/** The newest closing rank of an open seat, through All India if the college has such a seat. */
const newestClosing = ({ ranks }: Pick<CollegeDetails, 'ranks'>) => {
  const open = ranks.filter(
    ({ allottedCategory, allottedPh }) => allottedCategory === 'OP' && allottedPh === 'NO',
  );
  const seat = open.find(({ quotaName }) => quotaName === 'All India') ?? open[0];
  const last = seat?.years.at(-1);
  if (!seat || !last) return undefined;
  const { publisher, round, year, maxAir } = last;
  return {
    seat: `${seat.program}, ${quotaLabel(seat.quotaName)}`,
    rank: maxAir.toLocaleString('en-IN'),
    list: [publisher, round ? content.round(year, round) : year].filter(Boolean).join(', '),
  };
};

/** The title and description of a college's page, for search engines and messengers. */
export const collegeMeta = (college: CollegeDetails): OwnMeta => {
  const closing = newestClosing(college);
  return {
    title: content.title(college.name),
    description: [
      closing && content.closed(closing.seat, closing.rank, closing.list),
      content.description(college.name, college.state ?? ''),
    ]
      .filter(Boolean)
      .join(' '),
    // The server draws it (packages/backend/src/http/sharePicture.ts).
    picture: `${collegePath(college.code)}/share.png`,
  };
};

/** The words on the picture of a link to a college. */
export const pictureWords = (college: CollegeDetails) => {
  const closing = newestClosing(college);
  return {
    title: college.name,
    place: college.state ?? '',
    ...(closing && {
      figure: {
        label: content.lastClosing,
        value: closing.rank,
        from: `${closing.seat} · ${closing.list}`,
      },
    }),
  };
};

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
