import type { Texts } from '@seatwise/flows/shared';
import type * as english from './exporting.ts';

export const exporting = {
  csv: 'CSV डाउनलोड करें',
  xlsx: 'Excel डाउनलोड करें',
  underWay: 'फ़ाइल बन रही है',
  cancel: 'रद्द करें',
  notWritten: 'हम फ़ाइल नहीं बना पाए। फिर कोशिश करें।',
} satisfies Texts<typeof english.exporting>;
