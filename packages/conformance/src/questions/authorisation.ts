import { visitor, type Actor } from '../accounts.ts';
import { inputFor } from '../inputs.ts';
import { noRecord, NotKnown, type Known } from '../known.ts';
import { hollow, isHarmless, isWriting, type Examination } from '../run.ts';
import type { Answer } from '../target.ts';
import { described, judgeAnswer, judgeFailure } from './answers.ts';

const tampered = (token: string): string => {
  const [head, payload, signature = ''] = token.split('.');
  const other = signature.startsWith('A') ? 'B' : 'A';
  return [head, payload, other + signature.slice(1)].join('.');
};

/** Callers without a valid token. */
const withoutSession = (
  run: Examination['run'],
  given: Readonly<Record<string, string>>,
): Actor[] => {
  const [someone] = run.signedIn.values();
  const changed = someone && { 'a changed token': tampered(someone.token) };
  const tokens = { 'a malformed token': 'none', ...changed, ...given };
  return [visitor, ...Object.entries(tokens).map(([name, token]) => ({ name, token }))];
};

/** After a rate limit the question stays open; the 429 itself is judged like any refusal. */
export const isTooMany = ({ operation, record }: Examination, answer: Answer): boolean => {
  if (answer.status !== 429) return false;
  judgeFailure(record, operation, answer);
  record.leave(`${answer.call}: too many requests`);
  return true;
};

/** Checks that callers without the right get 401 or 403 before their input is validated. */
export const askWhoMayNot = async (
  examination: Examination,
  refusedTokens: Readonly<Record<string, string>>,
): Promise<void> => {
  const { run, operation, record } = examination;
  if (operation.access === 'everyone') return;
  const { input, sent } = hollow(operation);
  const refuse = async (actor: Actor, status: 401 | 403): Promise<void> => {
    if (run.isSilent(operation)) return;
    const answer = await run.send(operation, actor, input, sent);
    if (isTooMany(examination, answer)) return;
    const isRight = answer.status === status;
    const isHarmless = status === 403 && [400, 404, 415].includes(answer.status);
    record.check(isRight, {
      topic: 'authorisation',
      weight: isHarmless ? 'in part' : 'broken',
      call: answer.call,
      expected: isHarmless
        ? `${status} before the request is looked at`
        : `${status}: ${actor.name} may not call it`,
      got: described(answer),
    });
    if (answer.status >= 300) judgeFailure(record, operation, answer);
  };
  for (const actor of withoutSession(run, refusedTokens)) await refuse(actor, 401);
  for (const actor of run.mayNotCall(operation)) await refuse(actor, 403);
};

/** Whether the contract declares the refusal: of another's record, or by the operation's rules. */
const isDeclared = ({ operation }: Examination, { status }: Answer): boolean =>
  operation.failures?.[status] !== undefined;

const judge = (examination: Examination, answer: Answer, mustSucceed: boolean): void => {
  const { operation, record } = examination;
  if (isTooMany(examination, answer)) return;
  const isRefused = answer.status === 401 || answer.status === 403;
  if (isRefused && !isDeclared(examination, answer))
    record.check(false, {
      topic: 'authorisation',
      weight: 'broken',
      call: answer.call,
      expected: 'the caller may call it',
      got: described(answer),
    });
  else if (answer.status < 400 || mustSucceed) judgeAnswer(record, operation, answer);
  if (answer.status === 0 || answer.status >= 400) judgeFailure(record, operation, answer);
};

/** Checks that entitled callers are admitted and get an answer in the operation's shape. */
export const askWhoMay = async (
  examination: Examination,
  knownBy: (actor: Actor) => Known,
): Promise<void> => {
  const { run, operation, record } = examination;
  const isSafe = !isWriting(operation);
  const isPublic = operation.access === 'everyone';
  const signedIn = run.mayCall(operation);
  // A write that everybody may make is tried twice, not once for each role.
  const callers = isPublic ? [visitor, ...signedIn.slice(0, isSafe ? Infinity : 1)] : signedIn;
  if (callers.length === 0) record.leave('nobody is signed in who may call it');
  for (const actor of callers) {
    if (run.isSilent(operation)) return;
    if (isSafe || (run.writes && !endsSessions.has(operation.id))) {
      try {
        const input = await inputFor(operation, knownBy(actor));
        const mustSucceed = isSafe && !Object.values(input).includes(noRecord);
        judge(examination, await run.send(operation, actor, input), mustSucceed);
      } catch (error) {
        if (!(error instanceof NotKnown)) throw error;
        record.leave(error.message);
        if (isSafe) await askHollow(examination, actor);
      }
    } else if (!run.writes) record.leave('what it changes: it is only asked with --write');
    if (!isSafe && isHarmless(operation)) await askHollow(examination, actor);
  }
};

const endsSessions: ReadonlySet<string> = new Set(['logout']);

const askHollow = async (examination: Examination, actor: Actor): Promise<void> => {
  const { run, operation, record } = examination;
  const { input, sent } = hollow(operation);
  const answer = await run.send(operation, actor, input, sent);
  if (answer.status < 400 && answer.status > 0 && operation.body)
    record.check(false, {
      topic: 'limit',
      weight: 'broken',
      call: answer.call,
      expected: 'a refusal of a body that cannot be read',
      got: described(answer),
    });
  else judge(examination, answer, false);
};
