import { page, userEvent } from 'vitest/browser';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { mount } from '../../testing/mount.tsx';
import { AlertList } from './AlertList.tsx';
import type { AlertListProps } from './AlertList.tsx';

const onOpen = vi.fn<(opened: { id: number | string }) => void>();
const onDownload = vi.fn<(wanted: { id: number | string }) => void>();
const list = page.getByRole('list', { name: 'Alerts' });
const entries = (): Element[] => list.getByRole('listitem').elements();
const button = (name: string) => page.getByRole('button', { name, exact: true });

const alerts = [1, 2, 3, 4, 5].map((id) => ({
  id,
  title: `Notice ${id}`,
  originalName: `notice_${id}.pdf`,
  date: '18 November 2025',
  exactTime: '18 November 2025, 17:30',
  isNew: id === 1,
}));

const show = (props: Partial<AlertListProps> = {}): void =>
  mount(
    <AlertList
      label="Alerts"
      alerts={alerts}
      newLabel="NEW"
      onOpen={onOpen}
      onDownload={onDownload}
      empty={<p>No alerts</p>}
      {...props}
    />,
  );

beforeEach(() => {
  onOpen.mockReset();
  onDownload.mockReset();
});

describe('AlertList', () => {
  it('It MUST be a named list with an item for each document.', () => {
    show();
    expect(entries()).toHaveLength(5);
  });

  it('A new document MUST be marked with a text badge.', () => {
    show();
    expect(entries().filter((entry) => entry.textContent.includes('NEW'))).toEqual([entries()[0]]);
  });

  it('The original file name and the exact time MUST be tooltips.', async () => {
    show({ alerts: alerts.slice(0, 1) });
    await expect.element(button('Notice 1')).toHaveAttribute('title', 'notice_1.pdf');
    await expect
      .element(page.getByTitle('18 November 2025, 17:30'))
      .toHaveTextContent('18 November 2025');
  });

  it('The official site MUST be a link to a new tab, where it is given.', async () => {
    const [first, second] = alerts;
    const source = { label: 'mcc.nic.in', href: 'https://mcc.nic.in' };
    show({ alerts: [{ ...first!, source }, second!] });
    const site = page.getByRole('link').elements();
    expect(site.map((link) => [link.getAttribute('href'), link.getAttribute('target')])).toEqual([
      ['https://mcc.nic.in', '_blank'],
    ]);
  });

  it('It MUST initially show as many as its limit, all on request, and fewer again after that.', async () => {
    show({ limit: 4 });
    expect(entries()).toHaveLength(4);
    await button('Show all 5').click();
    expect(entries()).toHaveLength(5);
    await button('Show fewer').click();
    expect(entries()).toHaveLength(4);
  });

  it('With no more documents than its limit it MUST NOT offer to show more.', () => {
    show({ limit: 5 });
    expect(entries()).toHaveLength(5);
    expect(page.getByRole('button', { name: /Show/ }).query()).toBeNull();
  });

  it('A press on a title MUST open its document; without a handler the title MUST be plain text.', async () => {
    show();
    await button('Notice 2').click();
    expect(onOpen.mock.calls).toEqual([[{ id: 2 }]]);
    mount(
      <AlertList label="Alerts" alerts={alerts} newLabel="NEW" onDownload={onDownload} empty="" />,
    );
    await expect.element(page.getByText('Notice 2', { exact: true })).toBeVisible();
    expect(button('Notice 2').query()).toBeNull();
  });

  it('A press on the download button MUST download its document.', async () => {
    for (const download of ['icon', 'button'] as const) {
      show({ download });
      await button('Download Notice 3').click();
      expect(onDownload).toHaveBeenLastCalledWith({ id: 3 });
    }
    expect(onOpen).not.toHaveBeenCalled();
  });

  it('Without documents it MUST show the empty state.', async () => {
    show({ alerts: [] });
    await expect.element(page.getByText('No alerts')).toBeVisible();
    expect(list.query()).toBeNull();
  });

  it('While loading it MUST be marked as busy, and show skeletons.', async () => {
    show({ alerts: [], loading: true });
    await expect.element(list).toHaveAttribute('aria-busy', 'true');
    expect(list.element().getBoundingClientRect().height).toBeGreaterThan(150);
    expect(page.getByText('No alerts').query()).toBeNull();
  });

  it('Each download button MUST name its document.', async () => {
    for (const download of ['icon', 'button'] as const) {
      show({ download });
      for (const { title } of alerts)
        await expect.element(button(`Download ${title}`)).toBeVisible();
    }
  });

  it('The focus MUST stay on the button that shows more or fewer.', async () => {
    show({ limit: 2 });
    (button('Show all 5').element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(button('Show fewer')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(button('Show all 5')).toHaveFocus();
  });

  it('Keyboard: Tab — moves through titles and downloads', async () => {
    show();
    await userEvent.keyboard('{Tab}');
    await expect.element(button('Notice 1')).toHaveFocus();
    await userEvent.keyboard('{Tab}');
    await expect.element(button('Download Notice 1')).toHaveFocus();
  });

  it('Keyboard: Enter, Space — opens or downloads', async () => {
    show();
    await userEvent.keyboard('{Tab}{Enter}');
    expect(onOpen).toHaveBeenCalledWith({ id: 1 });
    await userEvent.keyboard('{Tab} ');
    expect(onDownload).toHaveBeenCalledWith({ id: 1 });
  });
});
