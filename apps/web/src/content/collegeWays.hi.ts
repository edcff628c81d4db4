import { notLoaded, type Texts } from '@seatwise/flows/shared';
import type * as english from './collegeWays.ts';
import { byRound } from './prediction.ts';

export const content = {
  title: 'यहाँ सीट पाने के सभी रास्ते: MCC और राज्य',
  way: (kind, authority) => (kind ? `${kind} (${authority})` : `राज्य की सीटें (${authority})`),
  givenBy: 'सीट देता है',
  above: 'इसकी सीटें, फीस और रैंक इसी पेज पर हैं।',
  noLists: 'इस कॉलेज के लिए इसकी कोई लिस्ट हमारे पास नहीं है।',
  seat: 'सीट',
  seatName: (program, pool) => `${program}, ${pool}`,
  fee: (rupees) => `फीस: साल में ${rupees}।`,
  noFee: 'फीस हमें पता नहीं। लिस्ट में डालने से पहले कॉलेज से पूछें।',
  from: (authority) => `${authority} की निकाली रैंक।`,
  ranks: (seats) => `${seats} तरह की सीटों की रैंक`,
  merit: {
    rank: (rank) => `राज्य रैंक ${rank}`,
    category: (rank) => `कैटेगरी रैंक ${rank}`,
    marks: (marks) => `${marks} मार्क्स`,
    line: (year, round, figures) =>
      `${year}, ${byRound.rounds[round as keyof typeof byRound.rounds] ?? round}: ${figures}`,
  },
  failed: notLoaded('रास्ते'),
} satisfies Texts<typeof english.content>;
