import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SmtpSink } from './smtpSink.ts';

/** The password of every student who signs up in a test. */
export const password = 'Only-Mine@27';

/** Writes a secret to its own file and returns the file's path. */
export type WriteSecret = (name: string, text: string) => string;

export const secretsIn =
  (folder: string): WriteSecret =>
  (name, text) => {
    const file = join(folder, name);
    writeFileSync(file, text, { mode: 0o600 });
    return file;
  };

/** The settings of a team server, except its data; its mails reach a sink. */
export const teamSettings = (secret: WriteSecret, sink: SmtpSink): NodeJS.ProcessEnv => ({
  ...process.env,
  SEATWISE_MAIL_URL_FILE: secret('mail-url', sink.url),
  SEATWISE_SIGNING_KEY_FILE: secret('signing-key', 'k'.repeat(32)),
  SEATWISE_MAIL_FROM: 'Seatwise <no-reply@seats.test>',
  SEATWISE_PLANS: 'off',
  VITE_OPERATOR_NAME: 'Asha & Sons',
  VITE_SITE_URL: 'https://seats.test/',
});

/** The input of a student who signs up. */
export const signUpForm = (email: string, rollNumber = 12_345_678) => ({
  username: 'Asha',
  email,
  password,
  roleId: 4,
  rollNumber: String(rollNumber),
  counsellingCategory: 'NEET UG Counselling 2025',
  phoneNumber: '9876500001',
  air: 1200,
  gender: 'F',
});
