import { page } from 'vitest/browser';
import { describe, expect, it } from 'vitest';
import { mount } from '../../testing/mount.tsx';
import { RankLine, type RankLineProps } from './RankLine.tsx';

const closings = [
  { rank: 26_231, year: 2025 },
  { rank: 24_805, year: 2024 },
  { rank: 21_100, year: 2023 },
];

const drawings = (): readonly SVGElement[] => [
  ...document.querySelectorAll<SVGElement>('svg[aria-hidden]'),
];
const rectOf = (root: Element, selector: string): DOMRect =>
  root.querySelector(selector)!.getBoundingClientRect();
const ownRank = (root: Element): DOMRect => rectOf(root, 'svg > svg:last-of-type > rect');

const show = (...rows: readonly Partial<RankLineProps>[]): void =>
  mount(
    <>
      {rows.map((row) => (
        <RankLine
          key={JSON.stringify(row)}
          closings={closings}
          rank={20_000}
          end={40_000}
          {...row}
        />
      ))}
    </>,
  );

describe('RankLine', () => {
  it('It MUST draw the newest closing rank as a bar from rank 1 on, and a tick for each earlier year.', () => {
    show({});
    const [drawing] = drawings();
    const { left, width } = drawing!.getBoundingClientRect();
    const bar = rectOf(drawing!, ':scope > rect');
    expect(bar.left).toBeCloseTo(left, 0);
    expect(bar.width / width).toBeCloseTo(26_231 / 40_000, 2);
    expect(drawing!.querySelectorAll(':scope > line')).toHaveLength(1 + 2);
  });

  it('The own rank MUST be at the same place in all rows that share an end.', () => {
    show({}, { closings: [{ rank: 900, year: 2025 }] });
    const [first, second] = drawings().map(ownRank);
    expect(first!.left).toBe(second!.left);
  });

  it('A closing rank after the end of the scale MUST show as an arrow.', () => {
    show({}, { closings: [{ rank: 90_000, year: 2025 }] });
    expect(drawings().map((drawing) => drawing.querySelectorAll('path').length)).toEqual([0, 1]);
  });

  it('Without a closing rank it MUST draw the own rank alone.', () => {
    show({ closings: [] });
    expect(drawings()[0]!.querySelectorAll('rect')).toHaveLength(1);
    expect(document.body.textContent).toBe('Your rank 20,000.');
  });

  it('What it draws MUST be said to screen readers, with the year of each closing rank.', async () => {
    show({}, { closings: [{ rank: 15_960 }] });
    await expect
      .element(
        page.getByText(
          'Your rank 20,000. Closed at 26,231 in 2025, 24,805 in 2024, 21,100 in 2023.',
        ),
      )
      .toBeInTheDocument();
    await expect.element(page.getByText('Your rank 20,000. Closed at 15,960.')).toBeInTheDocument();
  });

  it('The drawing MUST be hidden from screen readers.', () => {
    show({});
    expect(drawings()).toHaveLength(1);
  });
});
