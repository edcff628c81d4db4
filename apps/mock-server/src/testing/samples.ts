import type { Operation } from '@seatwise/api-client/contract/operation';
import { inputFor } from '@seatwise/conformance/inputs';
import { noRecord, type Account, type Known } from '@seatwise/conformance/known';
import { authorityIndex } from '@seatwise/official-data';
import { createChoiceBook } from '@seatwise/backend/areas/choices/choiceBook';
import { createShareBook } from '@seatwise/backend/areas/choices/shareBook';
import type { User } from '@seatwise/backend/db/records';
import { userOf, type Host } from './hosts.ts';

const accountOf = ({ id, email, role, rollNumber, phone }: User): Account => ({
  id,
  email,
  role,
  rollNumber,
  phone,
});

/** The records of a backend that inputs refer to; created if missing. */
const knownOf = (backend: Host['backend'], user: User): Known => ({
  me: accountOf(user),
  serial: '00001',
  student: () => accountOf(userOf(backend, 'free')),
  target: () => accountOf(userOf(backend, 'unverified')),
  file: () => backend.db.files.all()[0]!,
  alert: () => alertOf(backend),
  contactMessage: () => contactMessageOf(backend),
  botAnswer: () => botAnswerOf(backend),
  botQuestion: () => botQuestionOf(backend),
  conversation: () => conversationFor(backend, user),
  studentConversation: () => conversationFor(backend, userOf(backend, 'free')),
  order: () => backend.db.orders.where('userId', String(user.id))[0]?.id ?? 'none',
  choiceList: () => choiceListOf(backend, user),
  sharedList: () => sharedListOf(backend),
  dataImport: () => dataImportOf(backend),
  spelling: () => spellingOf(backend),
  college: () => backend.reference.colleges[0]!.code,
  authority: () => [...authorityIndex.keys()][0]!,
});

/** An input of the conformance kit for a backend in this process. */
export const sampleFor = (
  operation: Operation,
  { backend }: Pick<Host, 'backend'>,
  user: User,
): Promise<Readonly<Record<string, unknown>>> => inputFor(operation, knownOf(backend, user));

const conversationFor = ({ chat, db }: Host['backend'], user: User): number =>
  chat.conversationsFor(user)[0]?.id ?? chat.open(db.users.get(user.id)!).id;

const sampleList = {
  listId: 'sample-list',
  name: 'Round 1',
  entries: [{ instituteCode: '200502', subject: 'MBBS', quotaName: 'All India' }],
};

const choiceListOf = (backend: Host['backend'], user: User): string =>
  createChoiceBook(backend).create(user, sampleList).listId;

/** A link to the list of a student who has a counsellor. */
const sharedListOf = (backend: Host['backend']): string => {
  const owner = userOf(backend, 'advance');
  const list = createChoiceBook(backend).create(owner, sampleList);
  return createShareBook(backend).share(list, false).id;
};

/** An alert that is not withdrawn. */
const alertOf = ({ db }: Host['backend']): number =>
  db.alerts.all().find(({ withdrawnAt }) => withdrawnAt === null)?.id ?? noRecord;

/** Returns the id of a reviewed help-bot answer, and creates the answer if none exists. */
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

/** Returns the id of a question the help bot could not answer, and creates it if none exists. */
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

/** Returns the id of a contact message, and creates the message if none exists. */
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

/** Returns the id of an unpublished upload without a stored file, and creates it if none exists. */
const dataImportOf = ({ db, environment }: Host['backend']): number => {
  const known = db.dataImports.all().find(({ isPublished }) => !isPublished);
  if (known) return known.id;
  return db.transaction(() =>
    db.dataImports.put({
      id: db.nextId('dataImports'),
      fileName: 'round1.csv',
      fileSize: 100,
      storageKey: 'none',
      uploadedBy: 'Neha',
      uploadedAt: environment.clock.now(),
      encoding: 'utf-8',
      delimiter: ',',
      sheet: null,
      sheets: [],
      headingLine: 1,
      columns: [{ heading: 'Rank', examples: [] }],
      kind: 'cutoffs',
      mapping: {},
      guesses: { cutoffs: {}, colleges: {}, seats: {}, dates: {}, stateRanks: {} },
      details: null,
      decisions: [],
      failure: null,
      result: null,
      rowsKey: null,
      reportKey: null,
      basedOn: 0,
      fingerprint: null,
      isPublished: false,
    }),
  ).id;
};

/** A decision on the meaning of a list's text; created for the sample. */
const spellingOf = ({ db }: Host['backend']) => ({
  source: db.dataSources.put({
    id: 'cutoffs mcc',
    kind: 'cutoffs',
    name: 'MCC',
    headings: {},
    columns: [],
    decisions: [{ of: 'quota', written: 'ZZ', means: null, by: null, at: null }],
  }).id,
  of: 'quota',
  written: 'ZZ',
});
