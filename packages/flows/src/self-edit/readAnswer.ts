import { failureOf } from '../shared/failure.ts';
import { messages } from './messages.ts';

/** The result of a save: undefined for success, else the message for the user. */
export type Problem = string | undefined;

const marker = /success|updated/i;
/** Texts that negate their success marker within one sentence; «mobile no. updated» does not. */
const denial =
  /unsuccess|fail|unable|error|false|(?:\b(?:can)?not\b|n['’]t\b|\bnothing\b|(?<!\b(?:phone|mobile|contact|roll) )\b(?:no|0)\s)[^.]{0,60}(?:success|updated)/i;

const speaksOfSuccess = (text: string): boolean => marker.test(text) && !denial.test(text);

const ofText = (text: string): Problem =>
  speaksOfSuccess(text) ? undefined : text.trim() || messages.unexpectedText;

const isPresent = (value: unknown): boolean =>
  value !== undefined && value !== null && value !== false && value !== '';

const ofObject = (answer: Readonly<Record<string, unknown>>): Problem => {
  const { success, ok, status, id, email, message, error } = answer;
  const failed = success === false || ok === false || isPresent(error);
  const succeeded =
    success === true ||
    ok === true ||
    status === 'ok' ||
    status === 'success' ||
    isPresent(id) ||
    isPresent(email);
  if (succeeded && !failed) return undefined;
  const words = [message, error].find((value) => typeof value === 'string' && value !== '');
  return (words as string | undefined) ?? messages.unknownAnswer;
};

/** Interprets the answer to a contact update; the specification has texts and several objects. */
export const readAnswer = (answer: unknown): Problem => {
  if (typeof answer === 'string') return ofText(answer);
  return typeof answer === 'object' && answer !== null
    ? ofObject({ ...answer })
    : messages.unknownAnswer;
};

/** The address that awaits verification, if the server requires one. */
export const pendingEmailOf = (answer: unknown): string | null => {
  const { pendingEmail } = Object(answer) as Readonly<Record<string, unknown>>;
  return typeof pendingEmail === 'string' && pendingEmail !== '' ? pendingEmail : null;
};

/** Interprets a failed call; a 200 whose text reports success is not a failure. */
export const readFailure = (error: unknown): Problem => {
  const { status, body, serverMessage } = failureOf(error);
  if (status === 200 && typeof body === 'string' && speaksOfSuccess(body)) return undefined;
  return serverMessage ?? messages.network;
};
