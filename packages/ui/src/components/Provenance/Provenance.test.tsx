import { page } from 'vitest/browser';
import { describe, expect, it } from 'vitest';
import { mount } from '../../testing/mount.tsx';
import { factSources } from './factSources.ts';
import { Provenance } from './Provenance.tsx';

describe('Provenance', () => {
  it('BEY-COL-02 It MUST name the source in words.', async () => {
    for (const [source, word] of [
      ['official', 'Official'],
      ['imported', 'Imported'],
      ['sample', 'Sample'],
    ] as const) {
      mount(<Provenance source={source} />);
      await expect.element(page.getByText(word)).toBeVisible();
    }
  });

  it('It MUST say the day of the source, and nothing where none is given or it cannot be read.', async () => {
    mount(<Provenance source="imported" asOf="2025-07-01" />);
    await expect.element(page.getByText('as of 01-Jul-2025')).toBeVisible();
    for (const asOf of [undefined, null, '', 'last year']) {
      mount(<Provenance source="imported" asOf={asOf} />);
      expect(page.getByText('as of').query()).toBeNull();
    }
  });

  it('Each source MUST have its own icon.', () => {
    const iconMarkups = factSources.map((source) => {
      mount(<Provenance source={source} />);
      return document.querySelector('svg')!.innerHTML;
    });
    expect(new Set(iconMarkups).size).toBe(factSources.length);
  });

  it('Screen readers MUST hear that it is a source.', () => {
    mount(<Provenance source="sample" />);
    expect(document.querySelector('[data-source]')!.textContent).toBe('Source: Sample');
  });
});
