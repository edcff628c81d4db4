import { loading, notLoaded, notSaved } from '@seatwise/flows/shared';

/** Text of the console's files page; exact where the requirements quote it. */
export const content = {
  heading: 'File Management',
  add: 'Add New File',
  search: 'Search files',
  searchPlaceholder: 'Name, type or uploader',
  list: {
    caption: 'Files',
    loading: loading('files'),
    failed: notLoaded('the files'),
    found: (count: string, all: string) =>
      count === all ? `${all} files` : `${count} of ${all} files`,
    none: 'No files found.',
    notLoaded: 'No files found.',
    nothingFound: 'No files found.',
  },
  columns: {
    name: 'Name',
    type: 'Type',
    size: 'Size',
    uploadedBy: 'Uploaded By',
    uploadedAt: 'Uploaded At',
    actions: 'Actions',
  },
  missing: '—',
  download: (name: string) => `Download ${name}`,
  rename: (name: string) => `Rename ${name}`,
  delete: (name: string) => `Delete ${name}`,
  renaming: {
    title: 'Rename the file',
    label: 'Name that students see',
    ending: (ending: string) => `It keeps its ending, .${ending}.`,
    wrong: 'Enter a name without / and \\, of at most 250 characters.',
    failed: notSaved('the name'),
    renamed: (by: string, name: string) =>
      `${by} has named it “${name}”. Save again to use your name.`,
  },
  question: 'Delete File',
  confirm: 'Delete',
  cancel: 'Cancel',
  upload: {
    title: 'Upload File',
    label: 'Choose a file or drop it here',
    hint: 'PDF, DOC, DOCX, JPG or PNG, up to 50 MB',
    chosen: (name: string, size: string) => `${name} (${size})`,
    checking: 'Looking at the file',
    progress: (name: string) => `Uploading ${name}`,
    submit: 'Upload',
    stop: 'Cancel upload',
  },
  preview: {
    loading: loading('the preview'),
    failed: notLoaded('the preview'),
    download: 'Download',
  },
} as const;
