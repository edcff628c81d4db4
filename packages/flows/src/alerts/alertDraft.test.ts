import { describe, expect, it } from 'vitest';
import {
  alertProblems,
  draftOf,
  doubtsOf,
  emptyDraft,
  inputOf,
  type PlannedAlert,
} from './alertDraft.ts';

const alert: PlannedAlert = {
  id: 3,
  state: 'planned',
  title: 'Round 3',
  text: 'Register anew.',
  topic: 'Seats',
  exams: ['UG'],
  categories: ['OBC'],
  link: 'https://mcc.nic.in/',
  file: { id: 9, fileName: 'Schedule.pdf' },
  date: '2026-12-15',
  time: '17:00',
  publishAt: '2026-12-01T08:30:00.000Z',
  isPinned: true,
};

describe('the draft of an alert', () => {
  it('writes back what it was read from, the time to the minute', () => {
    const { id: _, state: __, file, ...fields } = alert;
    expect(inputOf(draftOf(alert))).toEqual({
      ...fields,
      fileId: file!.id,
      time: '17:00',
      isRevised: false,
      linksConfirmed: false,
    });
  });

  it('leaves out what is empty', () => {
    expect(inputOf(emptyDraft)).toMatchObject({ link: null, date: null, publishAt: null });
    expect(draftOf({ id: 1, title: 'A' })).toEqual({ ...emptyDraft, title: 'A' });
  });

  const now = Date.parse('2026-11-23T00:00:00Z');
  it.each([
    [{}, []],
    [{ title: ' ', text: '' }, ['title', 'text']],
    [{ link: 'http://mcc.nic.in' }, ['link']],
    [{ link: 'mcc.nic.in' }, ['link']],
    [{ link: 'https://mcc.nic.in@evil.test' }, ['link']],
    [{ publishAt: '2026-11-01T00:00' }, ['publishAt']],
    [{ date: '2026-11-22' }, ['confirmed']],
    [{ date: '2026-11-22', confirmed: ['22 November 2026'] }, []],
    [{ date: '2026-11-23', time: '05:00' }, ['confirmed']],
    [{ date: '2026-11-23', time: '', publishAt: '' }, []],
    [{ date: '2026-12-10', publishAt: '2026-12-12T00:00' }, ['confirmed']],
    [{ link: 'https://seats.com', confirmed: [] }, ['confirmed']],
    [{ link: 'https://seats.com', confirmed: ['https://seats.com'] }, []],
    [{ text: 'Call 9876543210', confirmed: ['https://seats.com'] }, ['confirmed']],
    [{ text: 'At https://nic.in@e.test', confirmed: ['https://nic.in@e.test'] }, ['confirmed']],
  ])('BEY-ALR-08 BEY-ALR-14 with %j it lacks %j', (changes, fields) => {
    const draft = { ...draftOf(alert), ...changes };
    const circumstances = { now, isPublished: false, officialSites: ['nic.in'] };
    expect(Object.keys(alertProblems(draft, circumstances))).toEqual(fields);
  });

  it('does not ask for the time of an alert that is published', () => {
    const draft = { ...draftOf(alert), publishAt: '2026-11-01T00:00' };
    const circumstances = { now, isPublished: true, officialSites: ['nic.in'] };
    expect(alertProblems(draft, circumstances)).toEqual({});
  });

  it('BEY-ALR-07 doubts each link once, in the text too', () => {
    const draft = {
      ...emptyDraft,
      link: 'https://seats.com',
      text: 'See https://seats.com and https://mcc.nic.in/.',
    };
    expect(doubtsOf(draft, ['nic.in'], now)).toEqual([
      { named: 'https://seats.com', risk: 'not-official', isRefused: false },
    ]);
  });
});
