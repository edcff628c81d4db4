import { may } from '@seatwise/api-client/contract/constants/permissions';
import type { Operation } from '@seatwise/api-client/contract/operation';
import { createChoiceBook } from '../choices/choiceBook.ts';
import { createShareBook } from '../choices/shareBook.ts';
import type { User } from '../db/records.ts';
import { userOf, type Host } from './hosts.ts';

const pdf = new TextEncoder().encode('%PDF-1.4\n%%EOF\n');

const order = {
  purchasedRoleId: 6,
  amountPaise: 590_000,
  currency: 'INR',
  receipt: 'sample-receipt',
  description: 'ADVANCE plan',
};

const seat = { instituteCode: '200101', subject: 'MBBS', quotaName: 'All India' };
const choice = { ...seat, institute: 'AIIMS, New Delhi', city: 'New Delhi', state: 'Delhi' };

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

/** An input that each operation accepts from this user; ids name records that exist. */
const samples: Readonly<Record<string, (host: Host, user: User) => Record<string, unknown>>> = {
  signUp: () => ({
    username: 'Neha Gupta',
    email: 'neha@seatwise.test',
    password: 'Seatwise@123',
    roleId: 4,
    rollNumber: 'SW900001',
    counsellingCategory: 'NEET UG Counselling 2025',
    phoneNumber: '9876512345',
    air: 15_000,
    gender: 'F',
  }),
  login: () => ({ rollnumberOrEmail: 'SW000001', password: 'Seatwise@123' }),
  requestOtp: () => ({ email: 'unverified@seatwise.test', otpPurpose: 'EMAIL_VERIFICATION' }),
  confirmOtp: () => ({
    email: 'unverified@seatwise.test',
    otp: '000000',
    otpPurpose: 'EMAIL_VERIFICATION',
  }),
  correctEmail: () => ({
    rollnumberOrEmail: 'SW000001',
    password: 'Seatwise@123',
    email: 'free@seatwise.test',
  }),
  myDetails: () => ({}),
  logout: () => ({}),
  listFiles: () => ({}),
  downloadFile: ({ backend }) => ({ 'field-id': backend.db.files.all()[0]!.id }),
  listAlerts: () => ({}),
  readAlertChoice: () => ({}),
  saveAlertChoice: () => ({ topics: ['Dates', 'Results'] }),
  listPlannedAlerts: () => ({}),
  createAlert: () => alertDraft,
  updateAlert: ({ backend }) => ({ ...alertDraft, id: alertOf(backend), isRevised: true }),
  withdrawAlert: ({ backend }) => ({ id: alertOf(backend) }),
  purchase: () => ({ planId: 'ADVANCE' }),
  createCardOrder: (_, user) => ({
    ...order,
    userId: user.id,
    notes: {
      baseAmountPaise: 500_000,
      gstPercent: 18,
      gstAmountPaise: 90_000,
      totalAmountPaise: 590_000,
    },
  }),
  verifyCardPayment: () => ({
    razorpay_order_id: 'order_none',
    razorpay_payment_id: 'pay_none',
    razorpay_signature: 'none',
  }),
  createPayuOrder: (_, user) => ({ ...order, userId: user.id }),
  orderStatus: () => ({ id: 'none' }),
  listOrders: () => ({}),
  cancelOrder: () => ({ id: 'none' }),
  updateContact: (_, user) => ({ id: user.id, email: user.email, phone: '9876500000' }),
  sendContactForm: () => ({
    name: 'Neha',
    email: 'neha@seatwise.test',
    phone: '',
    message: 'Please call me.',
  }),
  readEmailChange: () => ({}),
  sendEmailChangeCode: () => ({}),
  confirmEmailChange: () => ({ email: 'neha@seatwise.test', otp: '000000' }),
  cancelEmailChange: () => ({}),
  undoEmailChange: () => ({ token: 'none' }),
  readApplicant: () => ({}),
  saveApplicant: () => ({ homeState: 'Kerala', category: 'OBC', nri: false }),
  listQuotas: () => ({ counselingCategory: 'UG' }),
  recommend: () => ({
    air: 8500,
    subject: 'MBBS',
    category: 'General',
    year: '0',
    counselingCategory: 'UG',
  }),
  readTries: () => ({}),
  countRecommendations: () => ({ air: 8500, subject: 'MBBS', category: 'OBC' }),
  readBacktest: () => ({}),
  allSeats: () => ({}),
  listChoiceLists: () => ({}),
  createChoiceList: () => ({ id: 'sample-list', name: 'Round 1', entries: [choice] }),
  writeChoiceList: (host, user) => ({
    id: choiceListOf(host.backend, user),
    writeId: 'sample-write',
    basedOn: 1,
    entries: [choice],
  }),
  renameChoiceList: (host, user) => ({ id: choiceListOf(host.backend, user), name: 'Round 2' }),
  deleteChoiceList: () => ({ id: 'none-at-all' }),
  lockChoiceList: (host, user) => ({ id: choiceListOf(host.backend, user), version: 1 }),
  listChoiceVersions: (host, user) => ({ id: choiceListOf(host.backend, user) }),
  readChoiceVersion: (host, user) => ({ id: choiceListOf(host.backend, user), version: 1 }),
  practiceSeats: () => ({ exam: 'UG' }),
  readSeatOutlooks: () => ({ seats: [seat], category: 'OBC', subCategory: 'NO' }),
  readChoiceShare: (host, user) => ({ id: choiceListOf(host.backend, user) }),
  shareChoiceList: (host, user) => ({ id: choiceListOf(host.backend, user), withRank: true }),
  shareWithCounsellor: (host, user) => ({ id: choiceListOf(host.backend, user) }),
  endChoiceShare: () => ({ id: 'none-at-all' }),
  markCommentsRead: (host, user) => ({
    id: choiceListOf(host.backend, user),
    comments: ['sample-comment'],
  }),
  readSharedList: ({ backend }) => ({ token: sharedListOf(backend) }),
  commentOnSharedList: ({ backend }) => ({
    token: sharedListOf(backend),
    id: 'sample-comment',
    ...seat,
    text: 'Put this above the deemed ones.',
  }),
  readShortlist: () => ({}),
  writeShortlist: () => ({ writeId: 'sample-write', basedOn: 0, items: [choice] }),
  listColleges: () => ({}),
  readCollege: ({ backend }) => ({ code: backend.reference.colleges[0]!.code }),
  listCounsellingDates: () => ({ exam: 'UG' }),
  readCalendar: () => ({ exam: 'UG' }),
  listUsers: () => ({}),
  addUser: (_, user) => ({
    username: 'Vikram Singh',
    email: `vikram.${user.id}@seatwise.test`,
    password: 'secret',
    roleId: 4,
    rollNumber: `RN${user.id}`,
    counsellingCategory: 'NEET PG Counselling 2025',
    phoneNumber: '9876500099',
    air: null,
    gender: null,
  }),
  updateRole: ({ backend }) => ({ id: userOf(backend, 'unverified').id, roleId: 5 }),
  resetUserPassword: ({ backend }) => ({
    id: userOf(backend, 'unverified').id,
    newPassword: 'New@12345',
  }),
  deleteUser: () => ({ id: 999_999 }),
  updateUser: ({ backend }) => ({
    id: userOf(backend, 'unverified').id,
    username: 'Simran Kaur',
    fullName: 'Simran Kaur',
    email: 'unverified@seatwise.test',
    rollNumber: 'SW000007',
    phoneNumber: '9876500007',
    counsellingCategory: 'NEET UG Counselling 2025',
    roleId: 0,
    air: 45_210,
    gender: 'F',
  }),
  uploadFile: (_, user) => ({
    file: new File([pdf], 'notice.pdf', { type: 'application/pdf' }),
    uploaderId: user.id,
  }),
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
  deleteHelpBotAnswer: ({ backend }) => ({ id: botAnswerOf(backend) }),
  dismissHelpBotQuestion: ({ backend }) => ({ id: botQuestionOf(backend) }),
  readFigures: () => ({}),
  listPayments: () => ({}),
  paymentTotals: () => ({}),
  reconcilePayments: () => ({}),
  markRefunded: () => ({ id: 'none', paymentId: null, note: 'Sent by bank transfer.' }),
  readData: () => ({}),
  uploadData: () => ({
    file: new File(['Rank,Allotted Institute,Course\n1,AIIMS,MBBS\n'], 'round1.csv', {
      type: 'text/csv',
    }),
  }),
  readDataImport: ({ backend }) => ({ id: dataImportOf(backend) }),
  checkDataImport: ({ backend }) => ({
    id: dataImportOf(backend),
    kind: 'cutoffs',
    source: 'MCC',
    exam: 'UG',
    year: 2025,
    round: 'Round 1',
    documentUrl: 'https://mcc.nic.in/round1.pdf',
    mapping: { rank: 0, college: 1, program: 2, quota: 3, category: 4 },
    colleges: [],
  }),
  downloadDataReport: () => ({ id: 999_999 }),
  publishDataImport: () => ({ id: 999_999, basedOn: 0 }),
  cancelDataImport: () => ({ id: 999_999 }),
  rollBackData: () => ({ version: 999_999 }),
  listAuditEntries: () => ({}),
  verifyAuditTrail: () => ({}),
  listConversations: () => ({}),
  openConversation: ({ backend }, user) => ({
    studentId: may(user.role, 'console') ? userOf(backend, 'free').id : user.id,
  }),
  listMessages: ({ backend }, user) => ({ conversationId: conversationFor(backend, user) }),
  postMessage: ({ backend }, user) => ({
    conversationId: conversationFor(backend, user),
    senderId: user.id,
    content: 'When does round 2 start?',
    timestamp: '2026-07-20T10:00:00.000Z',
  }),
  assignConversation: ({ backend }, user) => ({
    conversationId: conversationFor(backend, userOf(backend, 'free')),
    assigneeId: may(user.role, 'conversations') ? user.id : null,
    previousId: null,
  }),
  closeConversation: ({ backend }) => ({
    conversationId: conversationFor(backend, userOf(backend, 'free')),
    isClosed: true,
  }),
  readConversation: ({ backend }) => ({
    conversationId: conversationFor(backend, userOf(backend, 'free')),
    messageId: 1,
  }),
  listNotes: ({ backend }) => ({
    conversationId: conversationFor(backend, userOf(backend, 'free')),
  }),
  addNote: ({ backend }) => ({
    conversationId: conversationFor(backend, userOf(backend, 'free')),
    text: 'Asked for a call on Monday.',
  }),
  listSavedReplies: () => ({}),
  addSavedReply: () => ({ title: 'Documents', text: 'Hello {name}, please bring the originals.' }),
  deleteSavedReply: () => ({ id: 999_999 }),
  readStudent: ({ backend }) => ({
    conversationId: conversationFor(backend, userOf(backend, 'free')),
  }),
  searchMessages: () => ({ text: 'round' }),
  chatFigures: () => ({}),
  overview: () => ({}),
  adminOverview: () => ({}),
  adminWaiting: () => ({}),
  cardWebhook: () => ({ event: 'payment.captured', payload: {} }),
  payuReturn: () => ({ txnid: 'none', status: 'success', hash: 'none' }),
  payuWebhook: () => ({ txnid: 'none', status: 'success', hash: 'none' }),
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
  const [known] = db.contactForms.all();
  if (known) return known.id;
  return db.transaction(() =>
    db.contactForms.put({
      id: db.nextId('contactForms'),
      name: 'Neha',
      email: 'neha@seatwise.test',
      phone: '',
      message: 'Please call me.',
      sentAt: environment.clock.now(),
    }),
  ).id;
};

/** An upload whose file is not kept; written where there is none yet. */
const dataImportOf = ({ db, environment }: Host['backend']): number => {
  const [known] = db.dataImports.all();
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
      headingLine: 1,
      columns: [{ heading: 'Rank', examples: [] }],
      kind: 'cutoffs',
      mapping: {},
      guesses: { cutoffs: {}, colleges: {}, seats: {}, dates: {} },
      details: null,
      colleges: [],
      failure: null,
      result: null,
      rowsKey: null,
      reportKey: null,
      basedOn: 0,
      isPublished: false,
    }),
  ).id;
};

const choiceListOf = (backend: Host['backend'], user: User): string =>
  createChoiceBook(backend).create(user, 'sample-list', 'Round 1', [choice]).listId;

/** A link to the list of a student who has a counsellor. */
const sharedListOf = (backend: Host['backend']): string => {
  const list = createChoiceBook(backend).create(
    userOf(backend, 'advance'),
    'sample-list',
    'Round 1',
    [choice],
  );
  return createShareBook(backend).share(list, false).id;
};

const conversationFor = ({ chat, db }: Host['backend'], user: User): number =>
  chat.conversationsFor(user)[0]?.id ?? chat.open(db.users.get(user.id)!).id;

export const sampleFor = (
  operation: Operation,
  host: Host,
  user: User,
): Record<string, unknown> => {
  const sample = samples[operation.id];
  if (!sample) throw new Error(`testing/samples.ts has no input for ${operation.id}`);
  return sample(host, user);
};
