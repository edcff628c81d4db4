/** The schemas of the stored records. */
export * from './records/accounts.ts';
export * from './records/chat.ts';
export * from './records/console.ts';
export * from './records/content.ts';
export * from './records/mails.ts';
export * from './records/payments.ts';
export * from './records/students.ts';
