import type { Page } from '@playwright/test';
import { xsrfHeader } from '../e2e/test.ts';
import { undecided } from '@seatwise/flows/shared';
import type { areas } from '@seatwise/api-client/contract';

type Areas = typeof areas;

/** Every operation of the contract by its name. */
export type OperationName = {
  [Area in keyof Areas]: keyof Areas[Area] & string;
}[keyof Areas];

/** What a person sees: a part of the page's text. */
export type Text = string | RegExp;

/** How a person makes the app call an operation, and what is seen then. */
export interface Gesture {
  /** A sample account, a student of one's own, or nobody. */
  readonly as?:
    | 'free'
    | 'basic'
    | 'premium'
    | 'counsellor'
    | 'admin'
    | 'superadmin'
    | 'new student';
  readonly path: string;
  /** What comes before the page that calls, such as records it needs. */
  readonly before?: (page: Page) => Promise<void>;
  /** What is done on the page before the call: what is typed has to outlive a failure. */
  readonly prepare?: (page: Page) => Promise<void>;
  /** What makes the call; without it, opening the page does. */
  readonly press?: (page: Page) => Promise<void>;
  /** Seen after a success. */
  readonly works: Text;
  /** Seen after a failure: the documented message, or what stands in for the answer. */
  readonly fails: readonly Text[];
  /** What leads on after a failure, to what is seen after a success. @default `press`, or a reload */
  readonly again?: (page: Page) => Promise<void>;
}

/** An operation that no screen calls, and why. */
export interface NotCalled {
  readonly calledBy: string;
}

/** What the proxy's refusals say, and what the client says where no answer came. */
export const refusals: readonly Text[] = [
  'Something went wrong on our side.',
  'Please sign in.',
  'Too many requests',
  'This did not work. Please try again.',
  'Network or server error. Please try again later.',
];

/** What is said of a change that failed, and of one whose answer was lost. */
export const notDone = (message: string): readonly Text[] => [message, undecided];

export const button = (name: string) => async (page: Page) =>
  page.getByRole('button', { name, exact: true }).filter({ visible: true }).first().click();

export const fill =
  (values: Readonly<Record<string, string>>) =>
  async (page: Page): Promise<void> => {
    for (const [label, value] of Object.entries(values)) {
      const field = page.getByLabel(label, { exact: true }).filter({ visible: true }).first();
      if ((await field.evaluate(({ tagName }) => tagName)) === 'SELECT')
        await field.selectOption(value);
      else await field.fill(value);
    }
  };

export const inTurn =
  (...steps: readonly ((page: Page) => Promise<void>)[]) =>
  async (page: Page): Promise<void> => {
    for (const step of steps) await step(page);
  };

let made = 0;
/** A word that no other record has. */
export const unique = (): string => `f${Date.now().toString(36)}${(made += 1)}`;

export const password = 'Seatwise@123';

/** The newest code that was sent to an address. */
export const codeFor = async (page: Page, email: string): Promise<string> => {
  const mails = await page.request.get(`/__mock/outbox?email=${encodeURIComponent(email)}`);
  const [newest] = (await mails.json()) as { otp: string }[];
  return newest!.otp;
};

/** The signed-in user of a page. */
export const userIn = (page: Page): Promise<{ id: number; email: string; token: string }> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('user')!) as never);

/** Writes by a call of its own, as `token`. */
export const post = async (
  page: Page,
  token: string,
  path: string,
  data: object,
): Promise<unknown> => {
  const send = async () => {
    const headers = { ...(await xsrfHeader(page)), authorization: `Bearer ${token}` };
    return page.request.post(path, { headers, data });
  };
  const first = await send();
  // A call of the page itself may have replaced the token meanwhile.
  const answer = first.status() === 403 ? await send() : first;
  if (!answer.ok()) throw new Error(await answer.text());
  return answer.json();
};

/** A bearer of a sample account. */
export const tokenOf = async (page: Page, mailbox: string): Promise<string> => {
  const answer = await page.request.post('/api/auth/login', {
    data: { rollnumberOrEmail: `${mailbox}@seatwise.test`, password },
    headers: await xsrfHeader(page),
  });
  return ((await answer.json()) as { token: string }).token;
};
