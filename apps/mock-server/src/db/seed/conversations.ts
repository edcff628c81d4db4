import type { Random } from '../../dataset/random.ts';
import type { Database } from '../database.ts';
import type { User } from '../records.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

type Line = readonly [who: 'student' | 'admin', text: string];

/** What students ask and counsellors answer. */
const talks: readonly (readonly Line[])[] = [
  [
    [
      'student',
      'Good evening. My AIR is 8,500 in General. Is MBBS in a government college through the all-India quota realistic?',
    ],
    [
      'admin',
      'Good evening! At 8,500 it is, though not everywhere. Last year the open pool closed near 10,000 for the median college in round 1.',
    ],
    ['student', 'Should I fill only all-India choices or the state quota too?'],
    [
      'admin',
      'Both. They are separate counsellings: 15 % of the seats through MCC, 85 % through your state. Register for each before its own date.',
    ],
    ['student', 'Understood, thank you!'],
  ],
  [
    ['student', 'I paid for the ADVANCE plan yesterday but my dashboard still shows Basic.'],
    ['admin', 'Sorry about that. Please send me the payment id, it begins with pay_.'],
    ['student', 'pay_QkT3xW81mZ0aLd'],
    [
      'admin',
      'Found it: the bank had it pending and confirmed this morning. Your plan is ADVANCE now; please sign in once more.',
    ],
    ['student', 'Working now 👍'],
  ],
  [
    ['student', 'Is the OBC certificate from my state enough for the all-India quota?'],
    [
      'admin',
      'No: for MCC it has to be the central-list OBC-NCL certificate, issued for this financial year. The state one counts for the 85 % state seats.',
    ],
    ['student', 'The tehsil office says it takes 15 days. Reporting is in 12 days.'],
    [
      'admin',
      'Apply today and keep the receipt. Some colleges take an undertaking at reporting, but do not rely on it; choose colleges near you first.',
    ],
  ],
  [['student', 'When does round 2 choice filling start?']],
  [
    ['student', 'If I get a seat in round 2 and do not join, do I lose the deposit?'],
    [
      'admin',
      'Yes. Round 1 has a free exit; in round 2 leaving costs the security deposit; after joining in round 3 you cannot resign.',
    ],
    ['student', 'And in the stray round?'],
    [
      'admin',
      'An allotment in the stray round is final. Fill only colleges you would really join.',
    ],
  ],
  [
    ['student', 'नमस्ते, क्या NEET MDS में भी चार राउंड होते हैं?'],
    ['admin', 'नमस्ते! हाँ: Round 1, Round 2, Round 3 (mop-up) और Stray Vacancy.'],
  ],
  [
    ['student', 'Which documents do I carry for reporting?'],
    [
      'admin',
      'Admit card, rank letter, allotment letter, class 10 and 12 mark sheets, birth proof, 8 photos, ID, and category or PwD certificates where they apply. Two sets of copies.',
    ],
    ['student', 'Originals of class 12 are with my old college…'],
    [
      'admin',
      'Then take the retention certificate from them; it is accepted when the originals are held elsewhere.',
    ],
    ['student', 'Perfect, thanks a lot.'],
  ],
];

/** Texts that a counsellor writes often. */
const savedReplies = [
  {
    title: 'Documents for reporting',
    text: 'Hello {name}, for reporting please bring the admit card, rank letter, allotment letter, mark sheets of class 10 and 12, an ID and 8 photos, with two sets of copies.',
  },
  {
    title: 'Plan is active',
    text: 'Hello {name}, your plan {plan} is active now. Please sign in once more.',
  },
  {
    title: 'Round 2 exit',
    text: 'In Round 2 leaving an allotted seat costs the security deposit; in Round 1 the exit is free.',
  },
];

export const seedSavedReplies = (db: Database): void => {
  for (const reply of savedReplies)
    db.savedReplies.put({ id: db.nextId('savedReplies'), ...reply });
};

/** Conversations with a past: some answered long ago, some waiting since this morning. */
export const seedConversations = (
  db: Database,
  random: Random,
  now: number,
  students: readonly User[],
  admin: User,
): void => {
  students.forEach((student, index) => {
    const talk = talks[index % talks.length]!;
    const started = now - Math.round((index * 2.3 + 0.1) * day);
    const conversation = db.conversations.put({
      id: db.nextId('conversations'),
      studentId: student.id,
      lastUpdated: started,
    });
    let at = started;
    for (const [who, content] of talk) {
      const sender = who === 'student' ? student : admin;
      db.messages.put({
        id: db.nextId('messages'),
        conversationId: conversation.id,
        senderId: sender.id,
        senderName: sender.username,
        content,
        timestamp: at,
        clientMessageId: null,
      });
      db.conversations.update(conversation.id, { lastUpdated: at });
      at = Math.min(
        now,
        at + Math.round((2 + random.next() * (index % 3 === 0 ? 600 : 9)) * minute),
      );
    }
  });
};
