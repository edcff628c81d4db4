/** Text of the admin console; exact where the requirements quote it. */
export const shell = {
  label: 'Console',
  home: 'Home',
  users: 'Users',
  files: 'Files',
  payments: 'Payments',
  chat: 'Chat',
  messages: 'Inbox',
  settings: 'Settings',
  logout: 'Logout',
} as const;

export const home = {
  greeting: (username: string) => `Hi ${username.toLocaleUpperCase('en-IN')} !`,
  users: { title: 'Manage Users', subtitle: (count: string) => `Active Users: ${count}` },
  payments: {
    title: 'Payments',
    subtitle: (rupees: string) => `Pending: ₹${rupees}`,
  },
  files: {
    title: 'Manage Files',
    subtitle: (percent: string) => `Storage: ${percent}% used`,
  },
} as const;

/** The documented figures, shown until the server responds or where it cannot. */
export const documented = {
  activeUsers: 307,
  pendingPaise: 1_243_000,
  storageUsedPercent: 82,
} as const;
