import { describe, expect, it } from 'vitest';
import type { CollegePage } from '../../reference/collegeBook.ts';
import { collegePages } from './collegePages.ts';

const shell =
  '<head></head><body><h1>__NAME__</h1><p>__IF_deemed__Deemed__END____IF_kind and state__, __END__' +
  '__STATE____IF_place and code__ · __END____IF_code__Institute code __CODE____END__</p></body>';

const plain: CollegePage = {
  code: '200001',
  name: 'Plain College',
  state: 'Kerala',
  kind: 'deemed',
  addedFrom: null,
  kindFrom: null,
  city: null,
  intake: null,
  website: null,
  bond: null,
  hostel: null,
  seats: [],
  ranks: [],
};

const drawn = (college: Partial<CollegePage>, language = 'en'): string =>
  collegePages({ list: () => [], read: () => ({ ...plain, ...college }) }).find(
    '/college/200001',
    'https://seatwise.test',
    language,
  )!(shell);

describe('the page of a college', () => {
  it('BEY-COL-06 says what is known of it, and no more', () => {
    expect(drawn({})).toContain('<p>Deemed, Kerala · Institute code 200001</p>');
    expect(drawn({ kind: null })).toContain('<p>Kerala · Institute code 200001</p>');
    expect(drawn({ state: null })).toContain('<p>Deemed · Institute code 200001</p>');
    expect(drawn({ kind: null, state: null })).toContain('<p>Institute code 200001</p>');
  });

  it('BEY-COL-06 runs nothing and fills nothing that a name of an imported list says', () => {
    const name = '</script><script>alert(1)</script> __CODE__ $& __IF_deemed__';
    const html = drawn({ name });
    expect(html).not.toContain('<script>alert');
    expect(html).toContain('alert(1)&lt;/script&gt; __CODE__ $&amp; __IF_deemed__');
    const [, answer] = /data-answer-of="readCollege">(.*?)<\/script>/.exec(html)!;
    expect(JSON.parse(answer!)).toMatchObject({ name });
  });

  it('BEY-COL-06 shows where the page is shared the newest closing rank of an open seat, if one is published', () => {
    const closed = (quotaName: string, allottedCategory: 'OP' | 'SC', maxAir: number) => ({
      program: 'MBBS',
      quotaName,
      allottedCategory,
      allottedPh: 'NO' as const,
      years: [1, 0].map((before) => ({
        year: 2025 - before,
        round: 'Round 2' as const,
        publisher: 'MCC',
        maxAir: maxAir - before,
        minAir: null,
        admits: null,
        source: 'imported' as const,
      })),
    });
    const ranks = [
      closed('All India', 'SC', 61_250),
      closed('Internal', 'OP', 700),
      closed('All India', 'OP', 12_345),
    ];
    const shared = 'property="og:description" content="';
    expect(drawn({ ranks })).toContain(
      `${shared}MBBS, All India, open seat: closed at rank 12,345 (MCC, Round 2, 2025). Seats, `,
    );
    expect(drawn({ ranks: ranks.slice(0, 1) })).toContain(`${shared}Seats, `);
    expect(drawn({ ranks }, 'hi')).toContain('क्लोजिंग रैंक 12,345 (MCC, राउंड 2, 2025)।');
  });

  it('BEY-LNG-03 names the same page in the other language, and itself as the one to list', () => {
    const alternates =
      /hreflang="en" href="https:..seatwise.test.college.200001">.*hreflang="hi" href="https:..seatwise.test.hi.college.200001">/;
    expect(drawn({})).toMatch(alternates);
    expect(drawn({})).toContain('rel="canonical" href="https://seatwise.test/college/200001"');
    expect(drawn({}, 'hi')).toMatch(alternates);
    expect(drawn({}, 'hi')).toContain(
      'rel="canonical" href="https://seatwise.test/hi/college/200001"',
    );
    expect(drawn({}, 'hi')).toContain('क्लोजिंग रैंक');
  });

  it('BEY-COL-05 leaves other addresses to the app, and knows which colleges there are not', () => {
    const pages = collegePages({ list: () => [], read: () => undefined });
    expect(pages.find('/plan', '', 'en')).toBeUndefined();
    expect(pages.find('/college/2', '', 'en')).toBeNull();
  });
});
