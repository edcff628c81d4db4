/** The words of the admin console; exact where the documents quote them. */
export const shell = {
  label: 'Console',
  home: 'Home',
  users: 'Users',
  files: 'Files',
  payments: 'Payments',
  chat: 'Chat',
  settings: 'Settings',
  logout: 'Logout',
} as const;

const figure = (value: number): string => value.toLocaleString('en-IN');

export const home = {
  greeting: (username: string) => `Hi ${username.toLocaleUpperCase('en-IN')} !`,
  users: { title: 'Manage Users', subtitle: (count: number) => `Active Users: ${figure(count)}` },
  payments: {
    title: 'Payments',
    subtitle: (paise: number) => `Pending: ₹${figure(Math.round(paise / 100))}`,
  },
  files: {
    title: 'Manage Files',
    subtitle: (percent: number) => `Storage: ${figure(percent)}% used`,
  },
} as const;

/** What the documents say, until the server says what it is, or where it cannot. */
export const documented = {
  activeUsers: 307,
  pendingPaise: 1_243_000,
  storageUsedPercent: 82,
} as const;
