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

export const files = {
  heading: 'File Management',
  add: 'Add New File',
  search: 'Search files',
  searchHint: 'Name, type or uploader',
  found: (count: number) => `${count} ${count === 1 ? 'file' : 'files'}`,
  columns: {
    name: 'Name',
    type: 'Type',
    size: 'Size',
    uploadedBy: 'Uploaded By',
    uploadedAt: 'Uploaded At',
    actions: 'Actions',
  },
  download: (name: string) => `Download ${name}`,
  delete: (name: string) => `Delete ${name}`,
  empty: 'No files found.',
  failed: 'The files could not be loaded.',
  missing: '–',
  deletion: { title: 'Delete file', confirm: 'Delete', cancel: 'Cancel' },
  dialog: {
    title: 'Upload a file',
    choose: 'Choose a file or drop it here',
    hint: 'PDF, Word (.doc, .docx), JPEG or PNG, up to 50 MB',
    chosen: (name: string) => `Chosen: ${name}`,
    checking: 'Checking the file...',
    upload: 'Upload',
    uploading: 'Uploading',
    cancel: 'Cancel',
    close: 'Close',
  },
} as const;
