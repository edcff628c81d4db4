import { page } from 'vitest/browser';
import { describe, expect, it } from 'vitest';
import { mount } from '../../testing/mount.tsx';
import { Notice } from '../Notice/Notice.tsx';
import { MessagesProvider } from './MessagesProvider.tsx';

describe('MessagesProvider', () => {
  it('A given message MUST replace the English one; an omitted one MUST stay English.', async () => {
    mount(
      <>
        <MessagesProvider messages={{ Notice: { dismiss: 'बंद करें' } }}>
          <Notice onDismiss={() => {}}>राउंड 2</Notice>
        </MessagesProvider>
        <MessagesProvider messages={{ Notice: {} }}>
          <Notice onDismiss={() => {}}>Round 2</Notice>
        </MessagesProvider>
      </>,
    );
    await expect.element(page.getByRole('button', { name: 'बंद करें' })).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Dismiss' })).toBeVisible();
  });
});
