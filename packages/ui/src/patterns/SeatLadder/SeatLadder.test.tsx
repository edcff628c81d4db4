import { page } from 'vitest/browser';
import { describe, expect, it } from 'vitest';
import { mount } from '../../testing/mount.tsx';
import { SeatLadder, type SeatLadderProps } from './SeatLadder.tsx';

const seats: SeatLadderProps['seats'] = [
  {
    id: 'open',
    name: 'Open seat',
    closings: [
      { rank: 9_000, year: 2025 },
      { rank: 8_100, year: 2024 },
    ],
  },
  { id: 'obc', name: 'OBC', closings: [{ rank: 15_000, year: 2025 }] },
];

const show = (props: Partial<SeatLadderProps> = {}): void =>
  mount(<SeatLadder caption="MBBS" seats={seats} rank={12_000} {...props} />);

const drawings = () => [...document.querySelectorAll('li svg[aria-hidden]')];
const marks = () =>
  drawings().flatMap((drawing) => {
    const mark = drawing.querySelector('svg > svg:last-of-type > rect');
    return mark ? [mark.getBoundingClientRect()] : [];
  });

describe('SeatLadder', () => {
  it('Seats MUST be the items of an ordered list that has the caption as its name.', async () => {
    show();
    const list = page.getByRole('list', { name: 'MBBS' });
    await expect.element(list).toBeInTheDocument();
    expect(list.element().tagName).toBe('OL');
    expect(list.getByRole('listitem').elements()).toHaveLength(2);
  });

  it('The own rank MUST be at the same place in all rungs, and the flag over it.', () => {
    show();
    const [first, second] = marks();
    expect(first!.left).toBe(second!.left);
    const flag = page.getByText('You 12,000').element().getBoundingClientRect();
    expect(flag.left).toBeLessThanOrEqual(first!.left);
    expect(flag.right).toBeGreaterThanOrEqual(first!.right);
    expect(flag.bottom).toBeLessThan(first!.top);
  });

  it('Without an own rank it MUST draw the closing ranks alone.', () => {
    show({ rank: undefined });
    expect(marks()).toHaveLength(0);
    expect(document.body.textContent).not.toMatch(/You|spare|short/);
  });

  it('Each rung MUST say in words where its seat closed, and by how much the own rank is enough or short.', () => {
    show();
    const texts = page
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent);
    expect(texts).toEqual([
      'Open seatClosed at 9,000 in 20253,000 short',
      'OBCClosed at 15,000 in 20253,000 to spare',
    ]);
  });

  it('The drawings MUST be hidden from screen readers.', () => {
    show();
    expect(drawings()).toHaveLength(document.querySelectorAll('li').length);
  });
});
