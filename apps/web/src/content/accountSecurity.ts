import { plural } from '@seatwise/flows/shared';

/** The field for a code of the second step. */
export const codeField = {
  label: 'Code',
  hint: '6 digits from your authenticator app, or one of your recovery codes.',
  firstHint: '6 digits from your authenticator app.',
} as const;

/** Text of the second step of staff's sign-in. */
export const secondStep = {
  heading: 'Enter your code',
  promise: 'Two-step sign-in is on for this account.',
  submit: 'Log in',
  cancel: 'Cancel',
  lost: 'Lost your phone and your recovery codes? A Super Admin can reset your two-step sign-in.',
} as const;

/** Text of the dialog that asks for the password before some changes. */
export const ownerProof = {
  title: 'Is it you?',
  reason: 'This change needs your password again. We then ask no more for ten minutes.',
  password: 'Your password',
  confirm: 'Confirm',
  cancel: 'Cancel',
  failed: 'We could not check this. Please try again.',
  missing: 'Turn on two-step sign-in',
  missingMessage:
    'The console opens once your account has two-step sign-in. You turn it on in your profile.',
  toProfile: 'Open my profile',
} as const;

/** Text of the list of devices in the profile. */
export const sessions = {
  heading: 'Where you are logged in',
  more: (count: number) => plural(count, { one: '# more device', other: '# more devices' }),
  hint: 'Do you not know a device? Log it out, then set a new password.',
  loading: 'Loading your devices',
  failed: 'We could not load your devices.',
  device: (browser: string, system: string) => `${browser} on ${system}`,
  unknown: 'Unknown device',
  current: 'This device',
  times: (started: string, used: string) => `Logged in ${started}, last used ${used}`,
  end: 'Log out',
  endOthers: 'Log out everywhere else',
  ended: 'Logged out there.',
  endedOthers: 'Logged out everywhere else.',
  endFailed: 'We could not log it out. Please try again.',
} as const;

/** Text of two-step sign-in in the profile. */
export const secondFactor = {
  heading: 'Two-step sign-in',
  loading: 'Loading two-step sign-in',
  failed: 'We could not load two-step sign-in.',
  off: 'Off. Turn it on, and a stolen password opens your account to nobody: each login also asks for a code from an app on your phone.',
  required: 'The console stays closed to you until you turn it on.',
  on: (since: string) =>
    `On since ${since}. Each login asks for a code from your authenticator app.`,
  left: (count: string) =>
    count === '1' ? '1 recovery code is left.' : `${count} recovery codes are left.`,
  turnOn: 'Turn on',
  turnOff: 'Turn off',
  actionFailed: 'This did not work. Please try again.',
  scan: 'Scan this with your authenticator app',
  scanHint:
    'Any app for TOTP codes works. Are you on the phone that has the app? Open it from here, or type the key. Once two-step sign-in is on, your other devices are logged out.',
  qr: 'QR code of your key',
  open: 'Open in my authenticator app',
  key: 'Key',
  confirm: 'Turn on with this code',
  cancel: 'Cancel',
  recovery: 'Keep your recovery codes',
  recoveryHint:
    'Each lets you in once without your phone. We show them only now, and keep nothing to read them from. Print them, or put them into a password manager.',
  codes: 'Recovery codes',
  download: 'Download the codes',
  fileName: 'seatwise-recovery-codes.txt',
  done: 'I have kept them',
  offQuestion: 'Turn two-step sign-in off?',
  offConsequence: 'Your password is then enough to open your account again. We tell you by email.',
  password: 'Your password',
} as const;
