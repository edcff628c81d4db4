import { day, hour, indianDay, isoDayOf } from '@seatwise/api-client/contract/constants/time';
import { exampleDates } from './dates.ts';
import type { Database } from '@seatwise/backend/db/database';
import { passwordChanged } from '@seatwise/backend/mail/mails';
import { texts } from './texts.ts';

const dayOf = (time: string | null | undefined) =>
  time ? isoDayOf(indianDay(Date.parse(time))) : null;

interface Content {
  readonly author: string;
  /** Whether alerts announce the dates of the demonstration. */
  readonly dates: boolean;
}

const seedAlerts = (db: Database, now: number, { author, dates: announced }: Content): void => {
  const timeIn = (days: number | undefined) => (days === undefined ? null : now + days * day);
  const dates = new Map(
    exampleDates(now)
      .get('UG')!
      .map((date) => [date.id, date]),
  );
  const alerts = texts.alerts.filter(({ dateId }) => announced || dateId === undefined);
  for (const sample of alerts) {
    const { text, topic, exams = [], link = null, isPinned = false } = sample;
    const date = dates.get(sample.dateId ?? '');
    db.alerts.put({
      id: db.nextId('alerts'),
      title: date ? `${date.title} (example)` : sample.title!,
      text: date ? `${text} This date is an example. Check mcc.nic.in.` : text,
      topic,
      exams,
      categories: [],
      link,
      date: dayOf(date?.at),
      previousDate: dayOf(date?.revisedFrom),
      publishAt: now + sample.publishedInDays * day,
      revisedAt: timeIn(sample.revisedInDays),
      withdrawnAt: timeIn(sample.withdrawnInDays),
      isPinned,
      authorName: author,
    });
  }
};

const seedHelpBot = (db: Database, now: number, savedBy: string): void => {
  for (const { question, count, hoursAgo } of texts.helpBotQuestions)
    db.botQuestions.put({
      id: db.nextId('botQuestions'),
      key: question
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
        .trim(),
      question,
      count,
      lastAskedAt: now - hoursAgo * hour,
    });
  for (const { hoursAgo, ...answer } of texts.helpBotAnswers)
    db.botAnswers.put({
      ...answer,
      id: db.nextId('botAnswers'),
      savedAt: now - hoursAgo * hour,
      savedBy,
    });
};

/** A mail to an address with a typo, which the mail server refused. */
const seedGivenUpMail = (db: Database, now: number): void => {
  db.mails.put({
    ...passwordChanged({ email: 'rohan.mehta@mial.test' }),
    id: 'given-up-1',
    createdAt: now - 3 * hour,
    expiresAt: null,
    tries: 1,
    nextAt: null,
    fault: 'EENVELOPE 550',
  });
};

/** The texts that visitors and staff wrote before the first start, without conversations. */
export const seedContent = (db: Database, now: number, content: Content): void => {
  seedAlerts(db, now, content);
  seedHelpBot(db, now, content.author);
  seedGivenUpMail(db, now);
  for (const { hoursAgo, ...form } of texts.contactMessages)
    db.contactMessages.put({
      id: db.nextId('contactMessages'),
      ...form,
      sentAt: now - hoursAgo * hour,
    });
  for (const reply of texts.savedReplies)
    db.savedReplies.put({ id: db.nextId('savedReplies'), ...reply });
};
