import { notLoaded, notSaved, plural } from '@seatwise/flows/shared';

/** Text of the counsellors' tools for conversations, besides writing. */
export const content = {
  search: 'Search',
  searchHint: 'Name, number or text',
  found: (count: string) => `${count} conversations`,
  pages: 'Pages of the conversations',
  show: 'Show',
  scopes: { all: 'All', waiting: 'Waiting', mine: 'Mine' },
  state: 'State',
  states: { open: 'Open', closed: 'Closed' },
  nothingFound: 'No conversation found',
  nothingFoundHint: 'Change the search or the filters.',
  waits: (since: string) => `Waiting since ${since}`,
  /** For the student who has waited longest among those listed. */
  waitsLongest: (since: string) => `Longest wait: since ${since}`,
  takenBy: (name: string) => `Taken by ${name}`,
  takenByYou: 'Taken by you',
  free: 'Unassigned',
  somebody: 'a colleague',
  take: 'Take',
  takeItOver: 'Take over',
  tools: 'Tools',
  fewerTools: 'Hide tools',
  handOver: 'Assign to…',
  handOverTo: (name: string, role: string) => (role ? `${name} (${role})` : name),
  noColleagues: `${notLoaded('the counsellors')} Load them again`,
  giveBack: 'Unassign',
  settle: 'Needs no answer',
  close: 'Close',
  reopen: 'Open again',
  notSaved: notSaved('the change'),
  typing: (name: string) => `${name || 'A colleague'} is writing an answer…`,
  answered: (names: string) =>
    `${names} answered while you were writing. Read that answer first. Then send yours if it is still needed.`,
  crossed: (names: string) => `${names} answered at the same time as you.`,
} as const;

export const replies = {
  menu: 'Saved replies',
  trigger: 'Replies',
  edit: 'Edit saved replies…',
  title: 'Saved replies',
  description:
    'Texts for all counsellors. {name} becomes the name of the student, {plan} the plan.',
  none: 'No saved replies yet',
  name: 'Name',
  text: 'Text',
  add: 'Add reply',
  change: (title: string) => `Edit ${title}`,
  changing: (title: string) => `Editing “${title}”`,
  save: 'Save reply',
  cancel: 'Cancel',
  remove: (title: string) => `Delete ${title}`,
  failed: notLoaded('the saved replies'),
  notSaved: notSaved('the reply'),
  fields: { title: 'the name', text: 'the text' },
} as const;

export const student = {
  open: 'Student',
  title: 'Student and notes',
  failed: notLoaded('the student'),
  missing: '—',
  facts: {
    counsellingCategory: 'Counselling',
    air: 'AIR',
    plan: 'Plan',
    rollNumber: 'Roll number',
    email: 'Email',
    phone: 'Phone',
  },
  lastPrediction: 'Last prediction',
  noPrediction: 'None recently',
  rank: (air: string) => `AIR ${air}`,
  choiceLists: 'Choice lists',
  noLists: 'None yet',
  seats: (count: number) => plural(count, { one: '# seat', other: '# seats' }),
  locked: 'locked',
} as const;

export const notes = {
  title: 'Internal notes',
  hint: 'Only staff see these notes. Students never do.',
  none: 'No notes yet',
  failed: notLoaded('the notes'),
  label: 'New note',
  add: 'Add note',
  notSaved: notSaved('the note'),
} as const;

export const figures = {
  open: 'Figures',
  title: 'Figures of the last 30 days',
  failed: notLoaded('the figures'),
  openCount: 'Open conversations',
  waiting: 'Waiting for an answer',
  firstAnswer: 'Time to the first answer (median)',
  minutes: (count: string) => `${count} min`,
  missing: '—',
  byHour: 'Messages of students by hour of the day',
  hour: 'Hour',
  messages: 'Messages',
  from: (hour: number) => `${String(hour).padStart(2, '0')}:00`,
} as const;

export const notifications = {
  menu: 'Notifications',
  soundOn: 'Turn the sound on',
  soundOff: 'Turn the sound off',
  titleOn: 'Show the count in the title',
  titleOff: 'Hide the count in the title',
} as const;
