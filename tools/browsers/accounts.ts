import type { Page } from './page.ts';

const password = 'Seatwise@123';

interface User {
  readonly id: number;
  readonly token: string;
}

/** Posts from the page itself, with the header that repeats its XSRF cookie. */
const post = (page: Page, path: string, data: object): Promise<string> =>
  page.evaluate(
    async (to, body) => {
      const token = /XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1];
      const response = await fetch(to, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          ...(token ? { 'X-XSRF-TOKEN': decodeURIComponent(token) } : {}),
        },
        body: JSON.stringify(body),
      });
      const text = await response.text();
      if (!response.ok) throw new Error(`${to}: ${response.status} ${text}`);
      return text;
    },
    path,
    data,
  );

const storeSession = async (page: Page, rollnumberOrEmail: string): Promise<User> => {
  const user = await post(page, '/api/auth/login', { rollnumberOrEmail, password });
  await page.evaluate((stored) => localStorage.setItem('user', stored), user);
  return JSON.parse(user) as User;
};

/** Signs in with a sample account, as the app would have left it. */
export const signIn = async (page: Page, mailbox: string): Promise<User> => {
  await page.open('/terms');
  return storeSession(page, `${mailbox}@seatwise.test`);
};

/** Somebody whom no other journey knows: signed up, verified and signed in. */
export const signInAsNewStudent = async (
  page: Page,
  otpFor: (email: string) => Promise<string>,
  username: string,
): Promise<User> => {
  const name = crypto.randomUUID().slice(0, 7);
  const email = `${name}@seatwise.test`;
  const otpPurpose = 'EMAIL_VERIFICATION';
  await page.open('/terms');
  await post(page, '/api/auth/signup', {
    username,
    email,
    password,
    roleId: 4,
    rollNumber: `R${name}`,
    counsellingCategory: 'NEET UG Counselling 2025',
    phoneNumber: '9123456780',
    air: 4321,
    gender: 'F',
  });
  await post(page, '/api/auth/reset/request-otp', { email, otpPurpose });
  await post(page, '/api/auth/reset/confirm-otp', { email, otp: await otpFor(email), otpPurpose });
  return storeSession(page, email);
};
