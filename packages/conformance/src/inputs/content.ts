import type { InputOf } from '../inputs.ts';
import { noRecord } from '../known.ts';

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

export const contentInputs: Readonly<Record<string, InputOf>> = {
  listFiles: () => ({}),
  downloadFile: async ({ file }) => ({ 'field-id': (await file()).id }),
  listAlerts: () => ({}),
  readAlertChoice: () => ({}),
  saveAlertChoice: () => ({ topics: ['Dates', 'Results'] }),
  listPlannedAlerts: () => ({}),
  createAlert: () => alertDraft,
  updateAlert: async ({ alert }) => ({ ...alertDraft, id: await alert(), isRevised: true }),
  republishAlert: () => ({ id: noRecord }),
  withdrawAlert: async ({ alert }) => ({ id: await alert() }),
  uploadFile: ({ me }) => ({
    file: new File([pdf], 'notice.pdf', { type: 'application/pdf' }),
    uploaderId: me.id,
  }),
  renameFile: async ({ file }) => {
    const { id, fileName } = await file();
    return { id, fileName: `Renamed ${fileName}` };
  },
  deleteFile: () => ({ id: noRecord }),
  listContactMessages: () => ({}),
  markContactMessage: async ({ contactMessage }) => ({
    id: await contactMessage(),
    state: 'closed',
  }),
  replyToContactMessage: async ({ contactMessage }) => ({
    id: await contactMessage(),
    text: 'We call you.',
  }),
  listGivenUpMails: () => ({}),
  sendMailsAgain: () => ({}),
  askHelpBot: () => ({ question: 'Is there parking at the office?' }),
  readHelpBot: () => ({}),
  saveHelpBotAnswer: () => ({
    question: 'Is there parking at the office?',
    words: ['parking'],
    answer: 'Yes, behind the house.',
  }),
  updateHelpBotAnswer: async ({ botAnswer }) => ({
    id: await botAnswer(),
    question: 'Is there parking?',
    words: ['parking'],
    answer: 'Yes, behind the house.',
  }),
  deleteHelpBotAnswer: async ({ botAnswer }) => ({ id: await botAnswer() }),
  dismissHelpBotQuestion: async ({ botQuestion }) => ({ id: await botQuestion() }),
};
