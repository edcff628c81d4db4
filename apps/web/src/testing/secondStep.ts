import { Secret, TOTP } from 'otpauth';

/** The code that an authenticator app with a key shows, so many milliseconds from now. */
export const codeOf = (key: string, shift = 0): string =>
  new TOTP({ secret: Secret.fromBase32(key.replaceAll(' ', '')) }).generate({
    timestamp: Date.now() + shift,
  });

const post = async (
  path: string,
  body: object,
  token?: string,
): Promise<Record<string, string>> => {
  const response = await fetch(path, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  return (await response.json()) as Record<string, string>;
};

const signIn = async (email: string): Promise<string> =>
  (await post('/api/auth/login', { rollnumberOrEmail: email, password: 'Seatwise@123' }))['token']!;

/** Signs a sample account in from another device, as it were. */
export const signInElsewhere = (email: string) => async (): Promise<void> =>
  void (await signIn(email));

const turnOn = async (token: string): Promise<string> => {
  const { key = '' } = await post('/api/account/second-factor', {}, token);
  await post('/api/account/second-factor/confirm', { code: codeOf(key, -30_000) }, token);
  return key;
};

/** Turns two-step sign-in on for a sample account, so that the present code still counts; its key. */
export const turnSecondStepOn = async (email: string): Promise<string> =>
  turnOn(await signIn(email));

/** The same for the story's user, whose session it keeps. */
export const turnOwnSecondStepOn = (): Promise<string> => {
  const { token } = JSON.parse(localStorage.getItem('user')!) as { token: string };
  return turnOn(token);
};
