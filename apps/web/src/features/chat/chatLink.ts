import { ChatLoss, openChatSocket, type ChatSocket } from '@seatwise/api-client/chat';
import { destinations, socketPath } from '@seatwise/api-client/contract/chat';
import type { Listening, MessageRow, OpenChatLink } from '@seatwise/flows/chat';
import type { Env } from '../../env.ts';

interface ChatLinkOptions {
  readonly url: string;
  /** The token of the moment. */
  readonly token: () => string | undefined;
  /** Called with what the server, or a message of its, has wrong. */
  readonly onProtocolError: (message: string) => void;
}

/** Beside the API, unless the build was told otherwise. */
export const chatAddress = ({ wsUrl, apiBaseUrl }: Env): string =>
  wsUrl || `${apiBaseUrl || location.origin}${socketPath}`.replace(/^http/, 'ws');

const listenTo = (
  socket: ChatSocket,
  listening: Listening,
  onMessage: (message: MessageRow) => void,
): Promise<() => void> => {
  const hear: Parameters<ChatSocket['subscribe']>[2] = ({ id, clientMessageId, body }) =>
    onMessage({ ...body, id, clientMessageId });
  switch (listening.to) {
    case 'adminNotifications':
      return socket.subscribe(destinations.adminNotifications, {}, hear);
    case 'userQueue':
      return socket.subscribe(destinations.userQueue, { userId: listening.userId }, hear);
    case 'conversation':
      return socket.subscribe(
        destinations.conversation,
        { conversationId: listening.conversationId },
        hear,
      );
  }
};

/** How the chat machine reaches the server, whoever is signed in: STOMP over a WebSocket. */
export const chatLink =
  ({ url, token, onProtocolError }: ChatLinkOptions): OpenChatLink =>
  async (onLost) => {
    const used = token();
    // Meanwhile somebody may have signed in anew: then another try helps.
    const judged = ({ reason, isRefused }: ChatLoss): ChatLoss =>
      new ChatLoss(reason, isRefused && token() === used);
    const socket = await openChatSocket({
      url,
      token: used,
      onLost: (loss) => onLost(judged(loss)),
      onProtocolError,
    }).catch((loss: ChatLoss) => {
      throw judged(loss);
    });
    let known: Listening | undefined;
    return {
      listen: (listening, onMessage) => {
        known ??= listening;
        return listenTo(socket, listening, onMessage);
      },
      publish: (message, clientMessageId) => socket.publish(message, clientMessageId),
      // STOMP has no question that asks nothing: what is listened to anyway is listened to once more.
      check: async () => {
        if (known) (await listenTo(socket, known, () => undefined))();
      },
      close: () => void socket.close(),
    };
  };
