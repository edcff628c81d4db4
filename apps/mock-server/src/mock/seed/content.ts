import { day, hour } from '@seatwise/api-client/contract/constants/time';
import type { Database } from '../../db/database.ts';
import { texts } from './texts.ts';

const seedAlerts = (db: Database, now: number, authorName: string): void => {
  const timeIn = (days: number | undefined) => (days === undefined ? null : now + days * day);
  const dateIn = (days: number | undefined) =>
    days === undefined ? null : new Date(now + days * day).toISOString().slice(0, 10);
  for (const sample of texts.alerts) {
    const { title, text, topic, exams, link, isPinned } = sample;
    db.alerts.put({
      id: db.nextId('alerts'),
      title,
      text,
      topic,
      exams,
      categories: [],
      link,
      date: dateIn(sample.dateInDays),
      previousDate: dateIn(sample.previousDateInDays),
      publishAt: now + sample.publishedInDays * day,
      revisedAt: timeIn(sample.revisedInDays),
      withdrawnAt: timeIn(sample.withdrawnInDays),
      isPinned,
      authorName,
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

/** What visitors and staff have written before the first start, conversations apart. */
export const seedContent = (db: Database, now: number, author: string): void => {
  seedAlerts(db, now, author);
  seedHelpBot(db, now, author);
  for (const { hoursAgo, ...form } of texts.contactMessages)
    db.contactMessages.put({
      id: db.nextId('contactMessages'),
      ...form,
      sentAt: now - hoursAgo * hour,
    });
  for (const reply of texts.savedReplies)
    db.savedReplies.put({ id: db.nextId('savedReplies'), ...reply });
};
