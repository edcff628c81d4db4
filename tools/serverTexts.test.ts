import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { fromServer } from '../packages/flows/src/shared/serverTexts.hi.ts';

/** Errors that only staff can cause, or that no student's screen shows. */
const ofOthers =
  /admin|Admin|studentOf|conversations|handlers\/(chat|alerts)|conversationAccess|mergeEdit|Webhook|payuPayments/;
const unseen = new Set([
  'The order is for another user.',
  'A 5 has 1 to 100 characters.',
  'No authority has this key.',
  'No state’s authority has this key.',
]);

it('BEY-LNG-08 has Hindi for each sentence that the server refuses a student with', () => {
  const areas = fileURLToPath(new URL('../packages/backend/src/areas', import.meta.url));
  const files = globSync(`${areas}/{accounts,alerts,chat,choices,payments,prediction}/**/*.ts`);
  const sentences = files
    .filter((file) => !/test|testing/.test(file) && !ofOthers.test(file))
    .flatMap((file) =>
      Array.from(
        readFileSync(file, 'utf8').matchAll(
          /(?:HttpError(?:\.tooMany)?|invalid|orNotFound)\([^'`;]*(['`])([^'`]*?[a-z]\.)\1/g,
        ),
      ),
    )
    .map(([, , sentence]) => sentence!.replaceAll(/\$\{[^}]*\}/g, '5'));
  expect(sentences.length).toBeGreaterThan(25);
  expect(
    sentences.filter((sentence) => !unseen.has(sentence) && fromServer(sentence) === sentence),
  ).toEqual([]);
});

it('BEY-LNG-08 has Hindi for what a student reads after a sign-up', () => {
  const handlers = '../packages/backend/src/areas/accounts/handlers/accounts.ts';
  const file = readFileSync(fileURLToPath(new URL(handlers, import.meta.url)), 'utf8');
  const [, sentence] = /return '(Account created\.[^']*)'/.exec(file) ?? [];
  expect(fromServer(sentence!)).toMatch(/^अकाउंट बन गया/);
});

it('BEY-LNG-08 leaves a sentence that it does not know, and keeps figures', () => {
  expect(fromServer('Try the other door.')).toBe('Try the other door.');
  expect(fromServer('You have 20 lists. Delete one first.')).toBe('आपकी 20 लिस्ट हैं। पहले एक हटाएँ।');
});

it.each([
  'Choose the authority whose list this is.',
  'This is a list of engineering seats, such as “Civil Engg”. Choose the list of MBBS and BDS seats of KEA, Karnataka.',
  'This is a list of Bihar: 27 of 27 rows name colleges there. You chose KEA, Karnataka. Choose the authority of Bihar, or another file.',
  'This is a list of the year 2024. You chose 2025. Change the year, or choose another file.',
  'This is a list of “Round 2”. You chose Round 1. Change the round, or choose another file.',
])('BEY-STA-26 refuses a list in Hindi, too: %s', (sentence) => {
  expect(fromServer(sentence)).toMatch(/[ऀ-ॿ]{2}/);
  expect(fromServer(sentence)).not.toMatch(/\b(list|Choose|chose)\b/);
});
