import type { Page } from '@playwright/test';
import { xsrfHeader } from '../../e2e/test.ts';
import { adding, content as list, dialogs as listDialogs } from '../../src/content/choices.ts';
import { dates } from '../../src/content/dates.ts';
import { content as practice } from '../../src/content/practice.ts';
import { shortlist } from '../../src/content/shortlist.ts';
import {
  button,
  fill,
  inTurn,
  refusals,
  userIn,
  type Gesture,
  type NotCalled,
} from '../gesture.ts';

const seats = ['200108', '200104', '904604'].map((instituteCode) => ({
  instituteCode,
  institute: `College ${instituteCode}`,
  subject: 'MBBS',
  quotaName: 'All India',
}));

const write = async (page: Page, method: 'post' | 'put', path: string, data: object) => {
  const { token } = await userIn(page);
  const headers = { ...(await xsrfHeader(page)), authorization: `Bearer ${token}` };
  const answer = await page.request[method](path, { headers, data });
  if (!answer.ok()) throw new Error(await answer.text());
};

/** Ids are of one user each, so every student's list may have the same. */
const id = 'faults-list';
const beginList = (page: Page) =>
  write(page, 'post', '/api/choices', { id, name: 'Round 1', entries: seats });

const beginTwoVersions = async (page: Page): Promise<void> => {
  await beginList(page);
  const data = { writeId: 'faults-write', basedOn: 1, entries: seats.slice(1) };
  await write(page, 'put', `/api/choices/${id}`, data);
};

const star = (page: Page) =>
  write(page, 'put', '/api/shortlist', { writeId: 'faults-star', basedOn: 0, items: seats });

/** A list that is begun without a connection, so that it stays in the browser. */
const beginOffline = async (page: Page): Promise<void> => {
  await page.goto('/rank-predictor?subject=MBBS&category=General');
  await button('Predict')(page);
  await page
    .getByRole('checkbox', { name: /^Select (?!All)/ })
    .first()
    .check();
  await page.route('**/api/choices', (route) => route.abort());
  await button(adding.add(1))(page);
  await page.getByText(adding.added(1, 'Round 1')).waitFor();
  await page.unroute('**/api/choices');
};

const chosen =
  (item: string) =>
  async (page: Page): Promise<void> => {
    await page.getByRole('button', { name: list.more, exact: true }).click();
    await page.getByRole('menuitem', { name: item }).click();
  };

const inDialog =
  (name: string) =>
  async (page: Page): Promise<void> => {
    await page
      .getByRole('dialog')
      .or(page.getByRole('alertdialog'))
      .getByRole('button', { name, exact: true })
      .last()
      .click();
  };

/** What was not saved is sent again after a while. */
const waitForRetry = async (page: Page): Promise<void> => {
  await page.clock.fastForward(6000);
};

const saved = (count: number): RegExp => new RegExp(`${list.count(count)} · ${list.state.saved}`);

/** Saved, and nothing said about chances. */
const unspoiled = new RegExp(`${saved(3).source}(?![^]*${list.chancesFailed})`);

const ofList = { as: 'new student', before: beginList, path: '/choices' } as const;

export const choices = {
  listChoiceLists: { ...ofList, works: saved(3), fails: [list.failed], again: button(list.again) },
  createChoiceList: {
    ...ofList,
    before: beginOffline,
    works: saved(1),
    fails: [list.state.waiting],
    again: waitForRetry,
  },
  writeChoiceList: {
    ...ofList,
    prepare: async (page) => {
      await page.getByRole('button', { name: list.actionsOf('College 200104') }).click();
      await page.getByRole('menuitem', { name: list.actions.remove }).waitFor();
    },
    press: (page) => page.getByRole('menuitem', { name: list.actions.remove }).click(),
    works: saved(2),
    fails: [list.state.waiting],
    again: waitForRetry,
  },
  renameChoiceList: {
    ...ofList,
    prepare: inTurn(
      chosen(list.menu.rename),
      fill({ [listDialogs.create.label]: 'Second thoughts' }),
    ),
    press: inDialog(listDialogs.save),
    works: 'Second thoughts',
    fails: [...refusals, listDialogs.failed],
  },
  deleteChoiceList: {
    ...ofList,
    prepare: chosen(list.menu.remove),
    press: inDialog(listDialogs.remove.confirm),
    works: list.empty,
    fails: [...refusals, listDialogs.failed],
  },
  lockChoiceList: {
    ...ofList,
    prepare: async (page) => {
      await button(listDialogs.lock.button)(page);
      await page.getByLabel(listDialogs.lock.read).check();
    },
    press: inDialog(listDialogs.lock.confirm),
    works: /Locked on \d/,
    fails: [...refusals, listDialogs.failed],
  },
  listChoiceVersions: {
    ...ofList,
    prepare: async (page) => {
      await button(list.more)(page);
      await page.getByRole('menuitem', { name: list.menu.versions }).waitFor();
    },
    press: (page) => page.getByRole('menuitem', { name: list.menu.versions }).click(),
    works: /Version 1,/,
    fails: [...refusals, listDialogs.failed],
    again: button(list.again),
  },
  readChoiceVersion: {
    ...ofList,
    before: beginTwoVersions,
    prepare: inTurn(chosen(list.menu.versions), async (page) => {
      await page.getByText('Version 1,').waitFor();
    }),
    press: inDialog(listDialogs.versions.restore),
    works: saved(3),
    fails: [...refusals, listDialogs.failed],
  },
  readSeatOutlooks: {
    ...ofList,
    works: unspoiled,
    fails: [list.chancesFailed],
    again: button(list.again),
  },
  readShortlist: {
    as: 'new student',
    before: star,
    path: '/shortlist',
    works: 'College 200108',
    fails: [shortlist.notLoaded],
    again: button(list.again),
  },
  writeShortlist: {
    as: 'new student',
    before: star,
    path: '/shortlist',
    prepare: async (page) => {
      await page.getByLabel(shortlist.note).first().fill('Near to home');
    },
    press: (page) => page.getByLabel(shortlist.tags).first().focus(),
    works: `${shortlist.count(3)} · ${list.state.saved}`,
    fails: [list.state.waiting],
    again: waitForRetry,
  },
  listCounsellingDates: {
    as: 'new student',
    path: '/home',
    works: dates.toCalendar,
    fails: [dates.failed, dates.none],
    again: button('Try again'),
  },
  readCalendar: { calledBy: 'nobody: calendar programs subscribe to its address' },
  practiceSeats: {
    ...ofList,
    path: '/practice',
    works: practice.form.start,
    fails: [practice.failed],
    again: button(practice.retry),
  },
} satisfies Record<string, Gesture | NotCalled>;
