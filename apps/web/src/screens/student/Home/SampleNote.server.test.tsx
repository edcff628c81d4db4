import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SampleNote } from './SampleNote.tsx';

it('BEY-CAL-01 published dates are not called made up, beside samples or alone', () => {
  const noteOf = (...sources: readonly ('sample' | 'imported')[]): string =>
    renderToStaticMarkup(<SampleNote dates={sources.map((source) => ({ source }))} />);
  expect(noteOf('sample', 'sample')).toContain('These dates are made-up examples.');
  expect(noteOf('imported', 'sample')).toContain('Dates marked “Sample” are made-up examples.');
  expect(noteOf('imported')).toBe('');
});
