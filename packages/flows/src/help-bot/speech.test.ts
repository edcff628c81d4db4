import { describe, expect, it } from 'vitest';
import { answerOnDate, answerOnFees, answerOnRank } from './facts.ts';
import { answers, type TopicId } from './messages.ts';
import { answers as hindi } from './messages.hi.ts';
import { replyTo, topicOf } from './reply.ts';
import { romanise } from './romanise.ts';
import { isInOwnSpeech, speechOf, textsFor } from './speech.ts';
import { examples } from './testing/examples.ts';
import { hindiExamples } from './testing/hindiExamples.ts';

const asker = { place: 'dashboard', phone: '+91 00000 00000', exam: 'UG' } as const;

const ask = async (question: string): Promise<string> => {
  const texts = await textsFor(question);
  return texts.write(replyTo(question, asker, texts));
};

const opening = (text: string): string => text.slice(0, 20).replace(/\{.*/, '');

describe.each(Object.entries(hindiExamples) as [TopicId, readonly [string, string]][])(
  'BEY-LNG-09 the bot is asked about %s',
  (topic, [devanagari, latin]) => {
    it(`and answers «${examples[topic]}», «${devanagari}» and «${latin}» each in its own`, async () => {
      expect([devanagari, latin].map(topicOf)).toEqual([topic, topic]);
      expect(await ask(examples[topic])).toContain(opening(answers[topic]));
      expect(await ask(devanagari)).toContain(opening(hindi[topic]));
      expect(await ask(latin)).toContain(opening(romanise(hindi[topic])));
    });
  },
);

it('BEY-LNG-09 answers a question about free exit in the letters that it is asked in', async () => {
  expect(await ask('free exit kya hai')).toMatch(
    /^Mili hui seat na len to: round 1 mein free exit/,
  );
  expect(await ask('free exit kya hai')).not.toMatch(/\p{Script=Devanagari}/u);
  expect(await ask('फ्री एग्ज़िट क्या है')).toMatch(/^मिली हुई सीट न लें तो: राउंड 1 में फ्री एग्जिट है/);
  expect(await ask('फ्री एग्ज़िट क्या है')).not.toMatch(/You|deposit/);
});

it('BEY-LNG-09 docs/help-bot-answers.md has what it answers to each question in three spellings', async () => {
  const blocks: string[] = [];
  for (const [topic, spellings] of Object.entries(hindiExamples) as [TopicId, [string, string]][]) {
    blocks.push(`## ${topic}`);
    for (const question of [examples[topic], ...spellings])
      blocks.push(`**${question}**`, `> ${(await ask(question)).trim()}`);
  }
  const title = `# What the help bot answers\n\nMade by \`packages/flows/src/help-bot/speech.test.ts\`: a question on each of ${Object.keys(examples).length} topics, in English, in Hindi and in Hindi with Latin letters. After a change: \`pnpm vitest run --project node help-bot/speech -u\`.`;
  await expect(`${[title, ...blocks].join('\n\n')}\n`).toMatchFileSnapshot(
    '../../../../docs/help-bot-answers.md',
  );
});

it.each([
  ['फ्री एग्ज़िट?', 'hi'],
  ['bond kitna hai', 'hi-Latn'],
  ['what is the bond', 'en'],
  ['free exit', 'en'],
] as const)('BEY-LNG-09 reads %j as %s', (question, speech) => {
  expect(speechOf(question)).toBe(speech);
  expect(isInOwnSpeech(question)).toBe(speech === 'en');
});

it('BEY-LNG-09 says ranks, dates and fees in Hindi', async () => {
  const { facts } = await textsFor('मेरी रैंक क्या है');
  expect(answerOnRank(45_210, facts)).toContain('ऑल इंडिया रैंक 45,210 है');
  const date = { title: 'राउंड 1: अलॉटमेंट का रिजल्ट', at: '2026-11-29T11:30:00Z', source: null };
  expect(answerOnDate(date, facts)).toBe(
    'MCC, राउंड 1: अलॉटमेंट का रिजल्ट: 29 नवंबर 2026, शाम 5:00 बजे (IST)। राज्यों की तारीखें अलग हैं। यह तारीख उदाहरण है, असली नहीं: mcc.nic.in पर देखें। सभी तारीखें यहाँ हैं: “मेरा डैशबोर्ड” (/home)।',
  );
  const fee = { value: 700_000 };
  const seats = [{ program: 'BDS', quotaName: 'Open Seat Quota', fee }];
  expect(answerOnFees([{ name: 'KMC', seats }], 'UG', facts)).toBe(
    'KMC: BDS ₹7,00,000 हर साल। हॉस्टल और दूसरे खर्च अलग हैं। कॉलेज की अपनी साइट देखें।',
  );
});
