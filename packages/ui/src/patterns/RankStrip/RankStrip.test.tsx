import { page, userEvent } from 'vitest/browser';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { inForcedColors } from '../../testing/forcedColors.ts';
import { mount } from '../../testing/mount.tsx';
import { stripSeats } from '../../testing/stripSeats.ts';
import { RankStrip, type RankSpan, type RankStripProps } from './RankStrip.tsx';

const rank = 45_210;
const seats: NonNullable<RankStripProps['seats']> = [
  { name: 'AIIMS, New Delhi', rank: 60, tier: 'Unlikely', isWithinBudget: true },
  { name: 'GMC, Goa', rank: 46_000, tier: 'Possible', isWithinBudget: true },
  { name: 'GMC, Nagaland', rank: 120_000, tier: 'Very Likely', isWithinBudget: true },
  { name: 'A deemed university', rank: 600_000, tier: 'Very Likely', isWithinBudget: false },
];

const onRangeChange = vi.fn<RankStripProps['onRangeChange']>();

const Controlled = (props: Partial<RankStripProps>) => {
  const [range, setRange] = useState<RankSpan | undefined>(props.range);
  return (
    <RankStrip
      caption="Seats"
      seats={seats}
      rank={rank}
      {...props}
      range={range}
      onRangeChange={(next) => {
        onRangeChange(next);
        setRange(next);
      }}
    />
  );
};

const show = (props: Partial<RankStripProps> = {}): void => {
  onRangeChange.mockClear();
  mount(<Controlled {...props} />);
};

const bins = (): readonly HTMLElement[] => [...document.querySelectorAll<HTMLElement>('button')];
const path = (tier: string, hollow = false) =>
  document.querySelector<SVGPathElement>(
    `path[data-tier="${tier}"]${hollow ? '[data-hollow]' : ':not([data-hollow])'}`,
  );
const boxOf = (element: Element | null): DOMRect => element!.getBoundingClientRect();
const ownLine = (): DOMRect => boxOf(document.querySelector('svg > line:last-of-type'));
const pressed = (): readonly number[] =>
  bins().flatMap((bin, index) => (bin.ariaPressed === 'true' ? [index] : []));

const dragFrom = async (start: Element, ends: readonly Element[]): Promise<void> => {
  const fire = async (type: string, on: Element): Promise<void> => {
    const { left, width, top } = boxOf(on);
    start.dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        pointerId: 1,
        buttons: 1,
        clientX: left + width / 2,
        clientY: top + 5,
        pointerType: 'touch',
      }),
    );
    // A device sends each event in a task of its own.
    await new Promise((resolve) => {
      setTimeout(resolve);
    });
  };
  // The browser cannot capture the pointer of a simulated event.
  vi.spyOn(Element.prototype, 'setPointerCapture').mockReturnValue();
  await fire('pointerdown', start);
  for (const end of ends) await fire('pointermove', end);
  await fire('pointerup', ends.at(-1)!);
};

describe('RankStrip', () => {
  it('Every seat MUST be one dot, in the colour and the shape of its tier, hollow where it is not within the budget.', () => {
    show();
    const dots = (of: SVGPathElement | null): number =>
      of!.getAttribute('d')!.split('M').length - 1;
    expect(dots(path('Unlikely'))).toBe(1);
    expect(dots(path('Possible'))).toBe(1);
    expect(dots(path('Very Likely'))).toBe(1);
    expect(dots(path('Very Likely', true))).toBe(1);
    expect(path('Likely')).toBeNull();
    expect(getComputedStyle(path('Very Likely', true)!).fill).toBe('none');
    const colours = ['Unlikely', 'Possible', 'Very Likely'].map(
      (tier) => getComputedStyle(path(tier)!).fill,
    );
    expect(new Set(colours).size).toBe(3);
  });

  it('The own rank MUST be a line with a flag, seats that close before it on the side of «Missed», the others on that of «Within reach».', () => {
    show();
    const flag = boxOf(page.getByText('You 45,210').element());
    const { left } = ownLine();
    expect(flag.left).toBeLessThan(left);
    expect(flag.right).toBeGreaterThan(left);
    expect(boxOf(path('Unlikely')).right).toBeLessThan(left);
    expect(boxOf(path('Very Likely')).left).toBeGreaterThan(left);
    expect(boxOf(page.getByText('Missed').element()).right).toBeLessThan(left);
    expect(boxOf(page.getByText('Within reach').element()).left).toBeGreaterThan(left);
  });

  it('Equal distances MUST be equal ratios of ranks, and round ranks MUST be marked below.', () => {
    show();
    const [hundred, thousand, tenThousand] = ['100', '1,000', '10,000'].map((text) => {
      const { left, width, top } = boxOf(page.getByText(text, { exact: true }).element());
      expect(top).toBeGreaterThan(boxOf(path('Unlikely')).bottom);
      return left + width / 2;
    });
    expect((thousand! - hundred!) / (tenThousand! - thousand!)).toBeCloseTo(1, 0.8);
  });

  it('Dots MUST stay inside of the strip, however many share a place.', () => {
    show({ seats: Array.from({ length: 1000 }, () => seats[1]!) });
    const plot = boxOf(page.getByRole('toolbar').element());
    const dots = boxOf(path('Possible'));
    expect(dots.top).toBeGreaterThanOrEqual(plot.top);
    expect(dots.bottom).toBeLessThanOrEqual(plot.bottom + 1);
  });

  it('A thousand seats MUST take fewer than a hundred elements.', () => {
    show({ seats: stripSeats(1000, rank) });
    expect(document.querySelectorAll('main *').length).toBeLessThan(100);
  });

  it('Without seats it MUST say so, and while they load it MUST be an outline of the same height.', async () => {
    show({ seats: [] });
    await expect.element(page.getByText(/^No seat here has a closing rank/)).toBeVisible();
    const { height } = boxOf(document.querySelector('main > div'));
    show({ seats: undefined });
    expect(page.getByText(/^No seat/).query()).toBeNull();
    expect(boxOf(document.querySelector('main > div')).height).toBe(height);
    show();
    expect(boxOf(document.querySelector('main > div')).height).toBe(height);
  });

  it('A press on a bin MUST call onRangeChange with its ranks, and a press on the chosen one with nothing.', async () => {
    show();
    const bin = page.getByRole('button', { name: /GMC, Goa/ });
    await bin.click();
    const range = onRangeChange.mock.lastCall![0]!;
    expect(range.from).toBeLessThanOrEqual(46_000);
    expect(range.to).toBeGreaterThanOrEqual(46_000);
    await bin.click();
    expect(onRangeChange.mock.calls).toEqual([[range], [undefined]]);
  });

  it('A drag MUST call onRangeChange once, with the ranks from its first bin to its last.', async () => {
    show();
    const all = bins();
    await dragFrom(all[9]!, [all[7]!, all[5]!]);
    await expect.poll(pressed).toEqual([5, 6, 7, 8, 9]);
    expect(onRangeChange).toHaveBeenCalledTimes(1);
  });

  it('What is not chosen MUST be veiled.', async () => {
    show();
    expect(document.querySelectorAll('rect')).toHaveLength(0);
    const bin = page.getByRole('button', { name: /GMC, Goa/ });
    await bin.click();
    const { left, right } = boxOf(bin.element());
    const [before, after] = [...document.querySelectorAll('rect')].map(boxOf);
    expect(before!.right).toBeCloseTo(left, 0);
    expect(after!.left).toBeCloseTo(right, 0);
  });

  it('It MUST be one tab stop: arrow keys move over the bins, Home and End to the outer ones, Enter chooses, with Shift up to there, and Escape clears.', async () => {
    show();
    const all = bins();
    expect(all.filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
    await userEvent.tab();
    const own = all.indexOf(document.activeElement as HTMLElement);
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}{Enter}');
    await expect.poll(pressed).toEqual([own + 1]);
    await userEvent.keyboard('{ArrowRight}{Shift>}{Enter}{/Shift}');
    await expect.poll(pressed).toEqual([own + 1, own + 2]);
    await userEvent.keyboard('{Home}');
    expect(document.activeElement).toBe(all[0]);
    await userEvent.keyboard('{End}');
    expect(document.activeElement).toBe(all.at(-1));
    await userEvent.keyboard('{Escape}');
    await expect.poll(pressed).toEqual([]);
    await userEvent.tab();
    expect(document.activeElement).toBe(document.body);
  });

  it('Each bin MUST say its ranks, and its college or how many seats of each tier it has; a pointer or the focus on it shows that.', async () => {
    show({ seats: [...seats, { ...seats[1]!, name: 'Another', tier: 'Likely' }], note: 'Below' });
    await page
      .getByRole('button', { name: /^Ranks [\d,]+ to [\d,]+: AIIMS, New Delhi, Unlikely$/ })
      .hover();
    await expect.element(page.getByText(/^Ranks .*: AIIMS, New Delhi, Unlikely$/)).toBeVisible();
    await page.getByText('Below').hover();
    bins()
      .find(({ tabIndex }) => tabIndex === 0)!
      .focus();
    await userEvent.keyboard('{ArrowLeft}{ArrowRight}');
    await expect
      .element(page.getByText(/^Ranks .*: 2 seats \(1 Likely, 1 Possible\)$/))
      .toBeVisible();
    expect(page.getByRole('button', { name: /: no seats$/ }).elements().length).toBeGreaterThan(0);
  });

  it('One sentence MUST say to screen readers how many seats of each tier there are, and the own rank; the drawing MUST be hidden from them.', async () => {
    show();
    await expect
      .element(page.getByRole('toolbar', { name: 'Seats' }))
      .toHaveAccessibleDescription(
        '4 seats (2 Very Likely, 1 Possible, 1 Unlikely) by the rank at which they may close, and your rank 45,210. The list has each of them.',
      );
    expect(
      document.querySelectorAll('svg:not([aria-hidden="true"] *, [aria-hidden="true"])'),
    ).toHaveLength(0);
  });

  it('Bins MUST be at least 44 pixels wide and high.', async () => {
    await page.viewport(360, 740);
    show();
    await expect.poll(() => bins().length).toBeGreaterThan(0);
    for (const bin of bins()) {
      const { width, height } = boxOf(bin);
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
    await page.viewport(1280, 800);
  });

  it('In forced colours the shapes MUST remain.', async () => {
    await inForcedColors(() => {
      show();
      const shapes = ['Unlikely', 'Possible', 'Very Likely'].map((tier) => {
        expect(getComputedStyle(path(tier)!).fill).not.toBe('none');
        return path(tier)!
          .getAttribute('d')!
          .replaceAll(/[\d. -]/g, '');
      });
      expect(new Set(shapes).size).toBe(3);
    });
  });
});
