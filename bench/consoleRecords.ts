import { minute } from '@seatwise/api-client/contract/constants/time';
import type { Database } from '../apps/mock-server/src/db/database.ts';

export const counts = { payments: 100_000, conversations: 50_000, messages: 6 } as const;

/** Everybody has a name, an email and numbers of their own, which is the hardest case. */
const addStudents = (db: Database): readonly number[] => {
  const model = db.users.where('email', 'free@seatwise.test')[0]!;
  return Array.from({ length: counts.conversations }, (_, index) => {
    const mixed = (index * 7919) % counts.conversations;
    const id = db.nextId('users');
    db.users.put({
      ...model,
      id,
      username: `Ananya Sharma ${mixed}`,
      email: `bench${mixed}@seatwise.test`,
      rollNumber: `BENCH${mixed}`,
    });
    return id;
  });
};

const addPayments = (db: Database, students: readonly number[], now: number): void => {
  const model = db.orders.all().find(({ steps }) => steps.length > 0)!;
  const statuses = ['PAID', 'FAILED', 'CREATED', 'EXPIRED'] as const;
  for (let index = 0; index < counts.payments; index += 1)
    db.orders.put({
      ...model,
      id: `order_bench${index.toString(36)}`,
      userId: students[(index * 31 + 17) % students.length]!,
      providerPaymentId: `pay_bench${index.toString(36)}`,
      status: statuses[index % statuses.length]!,
      createdAt: now - index * minute,
    });
};

const addConversations = (db: Database, students: readonly number[], now: number): void => {
  const counsellor = db.users.where('email', 'counsellor@seatwise.test')[0]!;
  students.forEach((studentId, index) => {
    const id = db.nextId('conversations');
    db.conversations.put({ id, studentId, lastUpdated: now - index * minute });
    for (let message = 0; message < counts.messages + (index % 2); message += 1) {
      const senderId = message % 2 === 0 ? studentId : counsellor.id;
      db.messages.put({
        id: db.nextId('messages'),
        conversationId: id,
        senderId,
        senderName: 'Somebody',
        content: `${index}.${message} Is the security deposit of a deemed college paid back, and when?`,
        timestamp: now - index * minute,
        clientMessageId: null,
      });
    }
  });
};

/** The payments and conversations of a large product. */
export const addManyRecords = (db: Database): void => {
  const now = Date.now();
  const students = addStudents(db);
  addPayments(db, students, now);
  addConversations(db, students, now);
};
