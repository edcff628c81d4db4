import type { Database } from '../../db/database.ts';
import type { Collections } from '../../db/tables.ts';
import type { User } from '../../db/records.ts';
import { endAllSessions } from '../../security/tokens.ts';

const present = <T>(record: T | undefined): readonly T[] => (record ? [record] : []);

const listsOf = (db: Database, { id }: User) => db.choiceLists.where('userId', String(id));
const conversationsOf = (db: Database, { id }: User) =>
  db.conversations.where('studentId', String(id));

/** Where the account's mails go: to the student, and to the parent or guardian who is asked. */
const mailboxesOf = ({ email, pendingEmail, guardianContact }: User): readonly string[] =>
  [email, pendingEmail ?? email, guardianContact ?? email].map((address) => address.toLowerCase());

/** The values that identify a student in a text; shorter ones would occur inside other words. */
const namesOf = ({ username, fullName, email, rollNumber, phone, guardianContact }: User) =>
  [username, fullName, email, rollNumber, phone, guardianContact]
    .map((name) => name?.trim().toLowerCase() ?? '')
    .filter(({ length }) => length >= 5);

/** An account's data besides itself and its orders; tests compare this with the privacy notice. */
const personal = {
  applicants: (db, { id }) => present(db.applicants.get(id)),
  predictionTries: (db, { id }) => present(db.predictionTries.get(id)),
  shortlists: (db, { id }) => present(db.shortlists.get(id)),
  /** The plan that the student asked for. */
  settings: (db, { id }) => present(db.settings.get(`wish:${id}`)),
  alertChoices: (db, { id }) => present(db.alertChoices.get(id)),
  choiceVersions: (db, user) =>
    listsOf(db, user).flatMap(({ id }) => db.choiceVersions.where('list', id)),
  choiceShares: (db, user) =>
    listsOf(db, user).flatMap(({ id }) => db.choiceShares.where('list', id)),
  choiceComments: (db, user) =>
    listsOf(db, user).flatMap(({ id }) => db.choiceComments.where('list', id)),
  choiceLists: listsOf,
  messages: (db, user) =>
    conversationsOf(db, user).flatMap(({ id }) => db.messages.where('conversationId', String(id))),
  conversationNotes: (db, user) =>
    conversationsOf(db, user).flatMap(({ id }) =>
      db.conversationNotes.where('conversationId', String(id)),
    ),
  readMarks: (db, user) => {
    const own = new Set(conversationsOf(db, user).map(({ id }) => String(id)));
    return db.readMarks.all().filter(({ id }) => own.has(id.split('/')[1]!));
  },
  conversations: conversationsOf,
  contactMessages: (db, { email }) =>
    db.contactMessages
      .all()
      .filter((message) => message.email.toLowerCase() === email.toLowerCase()),
  mails: (db, user) =>
    db.mails.all().filter((mail) => mailboxesOf(user).includes(mail.email.toLowerCase())),
  otps: (db, user) =>
    db.otps
      .all()
      .filter(({ mailbox }) =>
        mailboxesOf(user).some((address) => mailbox?.endsWith(`:${address}`)),
      ),
  /** Questions of the help bot have no owner; those that name the student or a parent go. */
  botQuestions: (db, user) =>
    db.botQuestions.all().filter(({ question }) => {
      const asked = question.toLowerCase();
      return namesOf(user).some((name) => asked.includes(name));
    }),
  sessions: (db, { id }) => db.sessions.where('userId', String(id)),
  secondFactors: (db, { id }) => present(db.secondFactors.get(id)),
  emailUndos: (db, { id }) => db.emailUndos.all().filter(({ userId }) => userId === id),
} as const satisfies Partial<
  Record<keyof Collections, (db: Database, user: User) => readonly { id: number | string }[]>
>;

/** What only the server needs: hashes, staff's read marks, and differences between versions. */
const internal: ReadonlySet<string> = new Set([
  'readMarks',
  'emailUndos',
  'secondFactors',
  'mails',
  'otps',
  'conversationNotes',
  'botQuestions',
  'choiceVersions',
]);

/** Everything that an account's owner may see. */
export const personalData = (db: Database, user: User) => {
  const { password: _, sessionVersion: __, keptSession: ___, ...account } = user;
  const records = Object.entries(personal)
    .filter(([name]) => !internal.has(name))
    .map(([name, of]) => [name, of(db, user)]);
  return {
    account,
    orders: db.orders.where('userId', String(user.id)),
    ...Object.fromEntries(records),
  };
};

/** No password has this hash. */
const erasedHash = '';

export const isErased = ({ password }: Pick<User, 'password'>): boolean => password === erasedHash;

/** Erases an account and its data. Its orders stay, with the payer named on the invoice. */
export const erase = (db: Database, user: User, at: number): void =>
  db.transaction(() => {
    for (const [name, of] of Object.entries(personal)) {
      const collection = db[name as keyof typeof personal] as { delete: (id: never) => void };
      for (const { id } of of(db, user)) collection.delete(id as never);
    }
    db.users.update(user.id, {
      ...endAllSessions(user),
      username: 'Deleted account',
      fullName: 'Deleted account',
      email: `deleted-${user.id}@invalid`,
      pendingEmail: null,
      language: 'en',
      emailVerified: false,
      password: erasedHash,
      rollNumber: null,
      phone: null,
      counsellingCategory: null,
      air: null,
      gender: null,
      guardianContact: null,
      guardianAgreedAt: null,
      isActive: false,
      deletedAt: user.deletedAt ?? at,
    });
  });
