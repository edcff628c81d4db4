import * as z from 'zod/mini';
import { conversation } from './chat.ts';
import { conversationScopes, maxNoteLength } from './constants/chat.ts';
import { json, defineArea, rows } from './operation.ts';
import { changedMeanwhile } from './seen.ts';
import { bounded, id, maybe, name, paging, shortText, timestamp } from './values.ts';

/**
 * Additional calls: what counsellors do with a conversation other than writing in it. If a backend
 * does not implement them (404, 405 or 501), the chat only has what the specification describes.
 */

const params = z.object({ conversationId: id });
const unknown = { 404: 'No such conversation' };
const noteText = bounded(maxNoteLength);

/** A conversation in a search result. */
const foundConversation = z.extend(conversation, {
  /** The part of the newest matching message that contains the search text. */
  excerpt: maybe(z.string()),
});

const note = z.object({
  id: z.int(),
  authorName: maybe(z.string()),
  text: z.string(),
  writtenAt: maybe(timestamp),
});

const savedReply = z.object({ id: z.int(), title: z.string(), text: z.string() });

/** The fields of a saved reply that two counsellors may change at the same time. */
export const replyFields = ['title', 'text'] as const;

export const conversations = defineArea('conversations', {
  findConversations: {
    summary:
      'A page of the conversations, who waits longest first, then the latest, and how many there are',
    route: 'GET /api/admin/conversations',
    query: z.object({
      scope: z.optional(z.enum(conversationScopes)),
      /** A search finds both open and closed conversations. @default 'open' */
      state: z.optional(z.enum(['open', 'closed'])),
      /** Matches the student's name or a message. */
      search: z.optional(shortText),
      ...paging,
      /** A conversation to include even if it does not match. */
      selected: z.optional(id),
    }),
    answer: json(
      z.object({
        conversations: z.array(foundConversation),
        /** The number of matching conversations. */
        found: z.int(),
        /** The number of all conversations. */
        all: z.int(),
        /** The caller's unread messages in all conversations. */
        unread: z.int(),
        /** The newest message included in these counts; 0 without any. */
        upTo: z.int(),
        selected: maybe(foundConversation),
      }),
    ),
  },

  assignConversation: {
    summary: 'Take a conversation, hand it on, or give it back',
    route: 'PUT /api/admin/conversations/{conversationId}/assignee',
    params,
    body: z.object({
      assigneeId: z.nullable(id),
      /** The assignee that the caller saw, so that only one of two simultaneous takers succeeds. */
      previousId: z.nullable(id),
    }),
    answer: json(conversation),
    failures: {
      ...unknown,
      409: {
        when: 'Somebody else has it by now; the conversation comes along',
        carries: z.object({ conversation }),
        example: { conversation: { id: 1 } },
      },
    },
  },

  listCounsellors: {
    summary: 'Everybody who can take a conversation, by name',
    route: 'GET /api/admin/counsellors',
    answer: rows(z.object({ id: z.int(), username: z.string(), role: maybe(z.string()) })),
  },

  closeConversation: {
    summary: 'Close a conversation, or open it again; a message of the student opens it, too',
    route: 'PUT /api/admin/conversations/{conversationId}/closed',
    params,
    body: z.object({ isClosed: z.boolean() }),
    answer: json(conversation),
    failures: unknown,
  },

  settleConversation: {
    summary:
      'Note that the messages of the student up to one need no answer; a later one waits again',
    route: 'PUT /api/admin/conversations/{conversationId}/settled',
    params,
    body: z.object({ messageId: id }),
    answer: json(conversation),
    failures: unknown,
  },

  readConversation: {
    summary: 'Note up to which message the caller has read a conversation',
    route: 'PUT /api/admin/conversations/{conversationId}/read',
    params,
    body: z.object({ messageId: id }),
    answer: json(conversation),
    failures: unknown,
  },

  listNotes: {
    summary: 'The internal notes on a conversation, oldest first; no student ever gets them',
    route: 'GET /api/admin/conversations/{conversationId}/notes',
    params,
    answer: rows(note),
    failures: unknown,
  },

  addNote: {
    summary: 'Add an internal note to a conversation',
    route: 'POST /api/admin/conversations/{conversationId}/notes',
    params,
    body: z.object({ text: noteText }),
    answer: json(note),
    failures: unknown,
  },

  listSavedReplies: {
    summary: 'Texts that counsellors write often, with placeholders in braces',
    route: 'GET /api/admin/saved-replies',
    answer: rows(savedReply),
  },

  addSavedReply: {
    summary: 'Keep a text for all counsellors',
    route: 'POST /api/admin/saved-replies',
    body: z.object({ title: name, text: noteText }),
    answer: json(savedReply),
  },

  updateSavedReply: {
    summary: 'Change a text that was kept',
    route: 'PUT /api/admin/saved-replies/{id}',
    params: z.object({ id }),
    body: z.object({
      title: name,
      text: noteText,
      /** The values that the form showed: an unchanged field does not revert others' changes. */
      seen: z.optional(z.partial(z.object({ title: name, text: noteText }))),
    }),
    answer: json(savedReply),
    failures: {
      404: 'No such text',
      409: changedMeanwhile('It cannot be changed', replyFields, {
        field: 'text',
        value: 'The next round opens tomorrow.',
        changedBy: 'Nisha Verma',
      }),
    },
  },

  deleteSavedReply: {
    summary: 'Remove a text that was kept',
    route: 'DELETE /api/admin/saved-replies/{id}',
    params: z.object({ id }),
    answer: json(z.object({ id: z.int() })),
    failures: { 404: 'No such text' },
  },

  readStudent: {
    summary:
      'Who the student of a conversation is: account, rank, plan, last prediction, choice lists',
    route: 'GET /api/admin/conversations/{conversationId}/student',
    params,
    answer: json(
      z.object({
        id: z.int(),
        username: maybe(z.string()),
        email: maybe(z.string()),
        phone: maybe(z.string()),
        rollNumber: maybe(z.string()),
        counsellingCategory: maybe(z.string()),
        air: maybe(z.int()),
        plan: maybe(z.string()),
        /** When the account was created. */
        since: maybe(timestamp),
        /** The latest question; null if there was none recently. */
        lastPrediction: maybe(
          z.object({
            air: maybe(z.number()),
            category: maybe(z.string()),
            subject: maybe(z.string()),
            quotaName: maybe(z.string()),
          }),
        ),
        choiceLists: maybe(
          z.array(
            z.object({
              name: z.string(),
              /** The number of seats in the list. */
              seats: maybe(z.int()),
              isLocked: maybe(z.boolean()),
              updatedAt: maybe(timestamp),
            }),
          ),
        ),
      }),
    ),
    failures: unknown,
  },

  chatFigures: {
    summary:
      'How the conversations stand: open, waiting, time to the first answer, messages by hour',
    route: 'GET /api/admin/conversations/figures',
    answer: json(
      z.object({
        open: maybe(z.int()),
        waiting: maybe(z.int()),
        /** The median from a student's message to the next answer in 30 days; null without any. */
        firstAnswerMinutes: maybe(z.number()),
        /** The number of students' messages in the last 30 days, by hour of the day in India. */
        byHour: maybe(z.array(z.int())),
      }),
    ),
  },
});
