export { sampleAccounts, type Accounts } from './accounts.ts';
export { examine, subjects, type Report } from './examine.ts';
export type { Entry, Finding, Verdict } from './findings.ts';
export type { Options } from './run.ts';
export { pageOf } from './page.ts';
export { targetAt, type Socket, type SocketListener, type Target } from './target.ts';
