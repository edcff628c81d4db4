import { describe, expect, it } from 'vitest';
import { resultsView } from './resultsView.ts';

describe('the arrangement of results in the URL', () => {
  it.each([
    '',
    'show.tier=Likely&show.tier=Possible&show.state=Kerala',
    'show.kind=Government&show.quota=All+India&show.seat=Open+seat+%28OP%29',
    'sort=maxAir&order=descending&size=48&group=college',
    'group=college',
    'show.tier=Likely&ranks=33000-88999',
  ])('is read back as it was written: %s', (search) => {
    expect(resultsView.write(resultsView.read(new URLSearchParams(search))).toString()).toBe(
      search,
    );
  });

  it.each([
    'size=7',
    'fees=within',
    'sort=history',
    'group=state',
    'show.subject=MBBS',
    'quotaName=All+India',
    'ranks=88999-33000',
    'ranks=33000',
    'ranks=all-88999',
  ])('takes nothing that is not offered: %s', (search) => {
    expect(resultsView.write(resultsView.read(new URLSearchParams(search))).toString()).toBe('');
  });
});
