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

/** The figures are fixed, as documented, until an operator corrects them here. */
export const home = {
  greeting: (username: string) => `Hi ${username.toLocaleUpperCase('en-IN')} !`,
  users: { title: 'Manage Users', subtitle: 'Active Users: 307' },
  payments: { title: 'Payments', subtitle: 'Pending: ₹12,430' },
  files: { title: 'Manage Files', subtitle: 'Storage: 82% used' },
} as const;
