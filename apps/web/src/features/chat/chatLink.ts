import { ChatLoss, openChatSocket, type ChatSocket } from '@seatwise/api-client/chat';
import { destinations, socketPath } from '@seatwise/api-client/contract/chat';
import type { Listening, MessageRow, OpenChatLink } from '@seatwise/flows/chat';
import type { Env } from '../../env.ts';

interface ChatLinkOptions {
  readonly url: string;
  /** The token at the time of the call. */
  readonly token: () => string | undefined;
  /** Called with an error of the server, or with a message that violates the contract. */
  readonly onProtocolError: (message: string) => void;
}

/** The socket's URL: beside the API, unless the build sets another one. */
export const chatUrl = ({ wsUrl, apiBaseUrl }: Env): string =>
  wsUrl || `${apiBaseUrl || location.origin}${socketPath}`.replace(/^http/, 'ws');

const subscribe = (
  socket: ChatSocket,
  subscription: Listening,
  onMessage: (message: MessageRow) => void,
): Promise<() => void> =>
  socket.subscribe(destinations[subscription.to], subscription, ({ id, clientMessageId, body }) =>
    onMessage({ ...body, id, clientMessageId }),
  );

/** Connects the chat machine to the server: STOMP over a WebSocket, with the present token. */
export const chatLink =
  ({ url, token, onProtocolError }: ChatLinkOptions): OpenChatLink =>
  async (onLost) => {
    const usedToken = token();
    // A rejected token that was renewed since is worth another connection.
    const withRenewal = ({ reason, isRefused }: ChatLoss): ChatLoss =>
      new ChatLoss(reason, isRefused && token() === usedToken);
    const socket = await openChatSocket({
      url,
      token: usedToken,
      onLost: (loss) => onLost(withRenewal(loss)),
      onProtocolError,
    }).catch((loss: ChatLoss) => {
      throw withRenewal(loss);
    });
    let firstSubscription: Listening | undefined;
    return {
      listen: (subscription, onMessage) => {
        firstSubscription ??= subscription;
        return subscribe(socket, subscription, onMessage);
      },
      publish: (message, clientMessageId) => socket.publish(message, clientMessageId),
      // STOMP has no ping; re-subscribe and await the receipt.
      check: async () => {
        if (firstSubscription) (await subscribe(socket, firstSubscription, () => undefined))();
      },
      close: () => void socket.close(),
    };
  };
