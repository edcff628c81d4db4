import type { Page } from '@playwright/test';
import { content as list } from '../../src/content/choices.ts';
import { comments, shared, sharing } from '../../src/content/sharing.ts';
import {
  button,
  fill,
  inTurn,
  post,
  tokenOf,
  userIn,
  type Gesture,
  type NotCalled,
} from '../gesture.ts';

const id = 'faults-shared';
const seat = { instituteCode: '200108', subject: 'MBBS', quotaName: 'All India' };
const entry = { ...seat, institute: 'College 200108' };

const beginAs = async (page: Page, token: string): Promise<void> => {
  await post(page, token, '/api/choices', { id, name: 'Round 1', entries: [entry] });
};

const begin = async (page: Page): Promise<void> => beginAs(page, (await userIn(page)).token);

const shareAs = async (page: Page, token: string): Promise<string> => {
  await beginAs(page, token);
  const path = `/api/choices/${id}/share`;
  return ((await post(page, token, path, { withRank: true })) as { token: string }).token;
};

const share = async (page: Page): Promise<void> => {
  await shareAs(page, (await userIn(page)).token);
};

/** The links that a student with a counsellor made; operations are played beside each other. */
const links = new WeakMap<Page, string>();
const shareAsPremium = async (page: Page): Promise<void> => {
  await page.goto('/terms');
  links.set(page, `/shared-list#${await shareAs(page, await tokenOf(page, 'premium'))}`);
};

let written = 0;
const commentAsAdmin = async (page: Page): Promise<void> => {
  await shareAsPremium(page);
  await post(
    page,
    await tokenOf(page, 'admin'),
    `/api/shared-lists/${links.get(page)!.split('#')[1]}/comments`,
    { ...seat, id: `faults-${Date.now()}-${(written += 1)}`, text: 'Put it first.' },
  );
};

const openDialog = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: list.more, exact: true }).click();
  await page.getByRole('menuitem', { name: list.menu.share }).click();
  await page.getByRole('dialog').waitFor();
};

const openLink = async (page: Page): Promise<void> => {
  await page.goto(links.get(page)!);
};

const reload = async (page: Page): Promise<void> => {
  await page.reload();
};

const ofList = { as: 'new student', before: begin, path: '/choices' } as const;
const premium = { as: 'premium', path: '/choices' } as const;

export const sharedLists = {
  readChoiceShare: {
    ...ofList,
    works: new RegExp(`${list.count(1)} · ${list.state.saved}(?![^]*${sharing.notLoaded})`),
    fails: [sharing.notLoaded],
    again: button(sharing.again),
  },
  shareChoiceList: {
    ...ofList,
    prepare: openDialog,
    press: button(sharing.make),
    works: sharing.copy,
    fails: [sharing.failed, 'Something went wrong on our side.', 'Too many requests'],
  },
  endChoiceShare: {
    ...ofList,
    before: share,
    prepare: openDialog,
    press: button(sharing.end),
    works: sharing.make,
    fails: [sharing.failed, 'Something went wrong on our side.', 'Too many requests'],
  },
  shareWithCounsellor: {
    ...premium,
    before: async (page) => beginAs(page, await tokenOf(page, 'premium')),
    prepare: openDialog,
    press: button(sharing.counsellor.send),
    works: sharing.counsellor.sent,
    fails: [sharing.failed, 'Something went wrong on our side.', 'Too many requests'],
  },
  markCommentsRead: {
    ...premium,
    before: commentAsAdmin,
    prepare: async (page) => {
      await page.getByRole('button', { name: comments.markRead }).waitFor();
    },
    press: button(comments.markRead),
    works: new RegExp(`${list.state.saved}(?![^]*${comments.markRead})`),
    fails: [sharing.failed],
  },
  readSharedList: {
    path: '/terms',
    before: shareAsPremium,
    press: openLink,
    works: 'College 200108',
    fails: [shared.failed, shared.missing],
    again: reload,
  },
  commentOnSharedList: {
    as: 'admin',
    path: '/terms',
    before: shareAsPremium,
    prepare: inTurn(
      openLink,
      async (page) => {
        await page.getByRole('button', { name: shared.comment('College 200108') }).click();
        await page.getByRole('dialog').waitFor();
      },
      fill({ [shared.label]: 'Put this first.' }),
    ),
    press: button(shared.send),
    works: /Put this first\.[^]*Comment/,
    fails: [shared.notSent, 'Something went wrong on our side.', 'Too many requests'],
  },
} satisfies Record<string, Gesture | NotCalled>;
