import { conversationScopes } from '@seatwise/api-client/contract/constants/chat';
import type { ConversationQuery } from '@seatwise/flows/chat';
import { flag, option, pageNumber, parameter, text, urlQuery } from '../../../lib/urlParameters.ts';

/** The query in the URL: the open conversation, and the filters of the list. */
export const chatQuery = urlQuery<ConversationQuery>({
  selected: parameter(
    (id) => (id === '' ? null : Number(id)),
    (id) => String(id ?? ''),
    'conversation',
  ),
  scope: option(conversationScopes, 'all', 'show'),
  isClosed: flag('state', 'closed'),
  search: text(),
  page: pageNumber,
});
