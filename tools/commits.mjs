/**
 * Checks commit subjects: `area(part): imperative`, at most 72 characters. Plain JavaScript, so
 * that the hook runs on the host's Node as well.
 *
 *   node tools/commits.mjs                 this branch's commits that main does not have
 *   node tools/commits.mjs main..HEAD      the commits of a range
 *   node tools/commits.mjs --file PATH     the message in a file, as the commit-msg hook gives it
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { privatePhrases } from './privateWords.mjs';

const limit = 72;
const shape = /^[a-z][\w,.-]*(\([^()]+\))?: [^\sA-Z]\S*( \S+)+$/;
/** Git writes these subjects itself. */
const generated = /^(Merge|Revert|fixup!|squash!|amend!) /;
const phrase = new RegExp(`\\b(?:${Object.keys(privatePhrases).join('|')})\\b`, 'i');

/** @param {string} subject */
const problemsOf = (subject) => [
  ...(subject.length > limit ? [`has ${subject.length} characters of at most ${limit}`] : []),
  ...(shape.test(subject) ? [] : ['does not read `area(part): imperative`, in lower case']),
  ...(phrase.exec(subject) ?? []).map((found) => `says «${found}»: tools/privateWords.mjs`),
];

/** What git prints, or nothing if it fails. @param {string[]} args */
const git = (...args) => {
  try {
    return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    return '';
  }
};
/** @param {string} text */
const linesOf = (text) => text.split('\n').filter((line) => line.trim() !== '');

/** The subject of a message, without comments. @param {string} file */
const subjectIn = (file) =>
  linesOf(readFileSync(file, 'utf8').replaceAll(/^#.*$/gm, '')).slice(0, 1);

/** The subjects of commits that main does not have; a tarball or a squashed clone has none. */
const subjectsOfBranch = () => {
  const [base] = ['origin/main', 'main'].flatMap((name) =>
    linesOf(git('merge-base', name, 'HEAD')),
  );
  return base ? linesOf(git('log', '--no-merges', '--format=%s', `${base}..HEAD`)) : [];
};

const [first, file] = process.argv.slice(2);
const subjects =
  first === '--file' && file
    ? subjectIn(file)
    : first
      ? linesOf(git('log', '--no-merges', '--format=%s', first))
      : subjectsOfBranch();

const problems = subjects
  .filter((subject) => !generated.test(subject))
  .flatMap((subject) => problemsOf(subject).map((problem) => `«${subject}» ${problem}`));
for (const problem of problems) console.error(problem);
if (problems.length > 0)
  console.error('One that passes: web(login): keep the focus after a failed sign-in');
else if (first !== '--file') console.log(`commits: ${subjects.length} subjects`);
process.exitCode = problems.length > 0 ? 1 : 0;
