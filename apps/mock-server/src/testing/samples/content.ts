import type { Host } from '../hosts.ts';
import type { Samples } from './sample.ts';

const pdf = new TextEncoder().encode('%PDF-1.4\n%%EOF\n');

const alertDraft = {
  title: 'Round 3 registration opens',
  text: 'Register anew, also if you took part in round 2.',
  topic: 'Dates',
  exams: ['UG'],
  categories: [],
  link: 'https://mcc.nic.in/',
  date: '2026-08-03',
  publishAt: null,
  isPinned: false,
  linksConfirmed: false,
};

export const contentSamples: Samples = {
  listFiles: () => ({}),
  downloadFile: ({ backend }) => ({ 'field-id': backend.db.files.all()[0]!.id }),
  listAlerts: () => ({}),
  readAlertChoice: () => ({}),
  saveAlertChoice: () => ({ topics: ['Dates', 'Results'] }),
  listPlannedAlerts: () => ({}),
  createAlert: () => alertDraft,
  updateAlert: ({ backend }) => ({ ...alertDraft, id: alertOf(backend), isRevised: true }),
  republishAlert: () => ({ id: 1 }),
  withdrawAlert: ({ backend }) => ({ id: alertOf(backend) }),
  uploadFile: (_, user) => ({
    file: new File([pdf], 'notice.pdf', { type: 'application/pdf' }),
    uploaderId: user.id,
  }),
  renameFile: ({ backend }) => {
    const { id, fileName } = backend.db.files.all()[0]!;
    return { id, fileName: `Renamed ${fileName}` };
  },
  deleteFile: () => ({ id: 999_999 }),
  listContactMessages: () => ({}),
  markContactMessage: ({ backend }) => ({ id: contactMessageOf(backend), state: 'closed' }),
  replyToContactMessage: ({ backend }) => ({ id: contactMessageOf(backend), text: 'We call you.' }),
  askHelpBot: () => ({ question: 'Is there parking at the office?' }),
  readHelpBot: () => ({}),
  saveHelpBotAnswer: () => ({
    question: 'Is there parking at the office?',
    words: ['parking'],
    answer: 'Yes, behind the house.',
  }),
  updateHelpBotAnswer: ({ backend }) => ({
    id: botAnswerOf(backend),
    question: 'Is there parking?',
    words: ['parking'],
    answer: 'Yes, behind the house.',
  }),
  deleteHelpBotAnswer: ({ backend }) => ({ id: botAnswerOf(backend) }),
  dismissHelpBotQuestion: ({ backend }) => ({ id: botQuestionOf(backend) }),
};

/** An alert that is not withdrawn. */
const alertOf = ({ db }: Host['backend']): number =>
  db.alerts.all().find(({ withdrawnAt }) => withdrawnAt === null)?.id ?? 999_999;

/** A reviewed answer of the help bot; written where there is none yet. */
const botAnswerOf = ({ db, environment }: Host['backend']): number =>
  (
    db.botAnswers.all()[0] ??
    db.botAnswers.put({
      id: db.nextId('botAnswers'),
      question: 'Parking?',
      words: ['parking'],
      answer: 'Yes.',
      savedAt: environment.clock.now(),
      savedBy: 'Priya Nair',
    })
  ).id;

/** A question that the help bot could not answer; noted where there is none yet. */
const botQuestionOf = ({ db, environment }: Host['backend']): number =>
  (
    db.botQuestions.all()[0] ??
    db.botQuestions.put({
      id: db.nextId('botQuestions'),
      key: 'parking',
      question: 'Parking?',
      count: 1,
      lastAskedAt: environment.clock.now(),
    })
  ).id;

/** A message of the contact form; written where there is none yet. */
const contactMessageOf = ({ db, environment }: Host['backend']): number => {
  const [known] = db.contactMessages.all();
  if (known) return known.id;
  return db.transaction(() =>
    db.contactMessages.put({
      id: db.nextId('contactMessages'),
      name: 'Neha',
      email: 'neha@seatwise.test',
      phone: '',
      message: 'Please call me.',
      sentAt: environment.clock.now(),
    }),
  ).id;
};
