import { createApiClient } from '@seatwise/api-client';
import { accounts } from '@seatwise/api-client/contract/accounts';
import { emailChange } from '@seatwise/api-client/contract/emailChange';
import { contact } from '@seatwise/api-client/contract/contact';

const next = 'ananya.s@seatwise.test';

const readMails = async <Mail>(path: string): Promise<readonly Mail[]> =>
  (await fetch(path)).json() as Promise<readonly Mail[]>;

/** Changes the sample student's email address; returns the link that was mailed to the old address. */
export const changeEmail = async (): Promise<string> => {
  let token: string | undefined;
  const session = { token: () => token, expired: () => false, onExpired: () => undefined };
  const api = createApiClient({ baseUrl: '', session });
  const { login } = api.area(accounts);
  const user = await login({
    rollnumberOrEmail: 'free@seatwise.test',
    password: 'Seatwise@123',
  });
  token = user.token;
  await api.area(contact).updateContact({ id: user.id!, email: next, phone: '' });
  const [code] = await readMails<{ otp: string }>(`/__mock/outbox?email=${next}`);
  await api.area(emailChange).confirmEmailChange({ email: next, otp: code!.otp });
  const [notice] = await readMails<{ link: string }>('/__mock/notices?email=free@seatwise.test');
  return notice!.link;
};
