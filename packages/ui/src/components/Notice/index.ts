export { Notice } from './Notice.tsx';
export type { NoticeProps } from './Notice.tsx';
export { noticeTones } from './Notice.tsx';
export type { NoticeMessages } from './messages.ts';
