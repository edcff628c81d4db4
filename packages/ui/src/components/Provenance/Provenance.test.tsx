import { page } from 'vitest/browser';
import { describe, expect, it } from 'vitest';
import { mount } from '../../testing/mount.tsx';
import { Provenance } from './Provenance.tsx';

describe('Provenance', () => {
  it('It MUST name the source in words.', () => {
    for (const [source, word] of [
      ['official', 'Official'],
      ['imported', 'Published'],
    ] as const) {
      mount(<Provenance source={source} />);
      expect(document.querySelector('[data-source]')!.textContent).toContain(word);
    }
  });

  it('It MUST say the day of the source, and nothing where none is given or it cannot be read.', async () => {
    mount(<Provenance source="imported" asOf="2025-07-01" />);
    await expect.element(page.getByText('as of 1 Jul 2025')).toBeVisible();
    for (const asOf of [undefined, null, '', 'last year']) {
      mount(<Provenance source="imported" asOf={asOf} />);
      expect(page.getByText('as of').query()).toBeNull();
    }
  });

  it('It MUST name the publisher where it is known.', () => {
    mount(<Provenance source="imported" publisher="MCC" />);
    expect(document.querySelector('[data-source]')!.textContent).toBe('Source: MCC');
  });

  it('It MUST name the list where it is known, and open its document.', () => {
    mount(
      <Provenance
        source="imported"
        publisher="MCC"
        list="Round 2, 2025"
        href="https://mcc.nic.in/"
      />,
    );
    const link = document.querySelector('[data-source] a')!;
    expect(link.textContent).toContain('MCC, Round 2, 2025');
    expect(link.getAttribute('href')).toBe('https://mcc.nic.in/');
    expect(link.getAttribute('target')).toBe('_blank');
  });

  it('Screen readers MUST hear that it is a source.', () => {
    mount(<Provenance source="imported" />);
    expect(document.querySelector('[data-source]')!.textContent).toBe('Source: Published');
  });
});
