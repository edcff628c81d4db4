/** Text of the lists of published documents. */
export const content = {
  isNew: 'NEW',
  none: 'No alerts yet',
  noneHint: 'Schedules, notices and results show here once they are published.',
  failed: 'The alerts could not be loaded',
  failedHint: 'Check your network, then try again.',
  failedAnew: 'These may be out of date: the latest could not be loaded.',
  again: 'Try again',
} as const;

/** Text of the list on the landing page. */
export const panel = {
  heading: 'Current Events',
  newCount: (count: number, days: number) => `${count} new in ${days} days`,
} as const;

/** Text of the alerts that staff write. */
export const news = {
  heading: 'Alerts',
  none: 'No alerts right now.',
  loading: 'Loading the alerts',
  failed: 'The alerts of our counsellors could not be loaded.',
  again: 'Load the alerts again',
  pinned: 'Pinned',
  revised: 'Revised',
  for: (audience: string) => `For ${audience}`,
  oldDate: 'Old date, no longer valid: ',
  newDate: 'New date: ',
  published: (date: string) => `Published ${date}`,
  revisedOn: (date: string) => `revised ${date}`,
  official: (site: string) => `Official source: ${site}`,
  unofficial: (site: string) => `Link: ${site}, a site that we do not know`,
  attached: (name: string) => `Document: ${name}`,
  unnamedFile: 'without a name',
  choose: 'Choose my alerts',
  choice: {
    title: 'Choose my alerts',
    hint: 'You get all alerts for your exam. Untick what you do not want.',
    nothing: 'You have turned off every alert.',
    loading: 'Loading your choice',
    notLoaded: 'Your choice could not be loaded. Close this and try again.',
    save: 'Save',
    saving: 'Saving…',
    cancel: 'Cancel',
    notSaved: 'Your choice was not saved. Please try again.',
  },
} as const;
