import { checkConnection, loading, notLoaded, notSaved } from '@seatwise/flows/shared';

/** Text of the lists of published documents. */
export const content = {
  isNew: 'NEW',
  none: 'No alerts yet',
  noneHint: 'Schedules, notices and results show here once they are published.',
  failed: notLoaded('the alerts'),
  failedHint: checkConnection,
  failedAnew: 'These may be out of date: we could not load the latest.',
  again: 'Try again',
  replaces: (date: string) => `Replaces an earlier version of ${date}`,
  replacesUnlisted: 'Replaces an earlier version, which is not listed here.',
  unread: 'Its dates are not in Seatwise yet.',
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
  loading: loading('the alerts'),
  failed: notLoaded('the alerts of our counsellors'),
  again: 'Load the alerts again',
  /** The name of a topic, as the server stores it. */
  topic: (name: string) => name,
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
    hint: 'Alerts show here in Seatwise. We send no email and no message. You get all alerts for your exam. Untick what you do not want.',
    nothing: 'You have turned off every alert.',
    loading: loading('your choice'),
    notLoaded: `${notLoaded('your choice')} Close this and try again.`,
    save: 'Save',
    saving: 'Saving…',
    cancel: 'Cancel',
    notSaved: notSaved('your choice'),
  },
} as const;
