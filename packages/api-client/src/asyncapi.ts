import { heartBeat } from './contract/constants/chat.ts';
import {
  clientMessageIdHeader,
  destinations,
  maxFrameBytes,
  socketPath,
  type Destination,
} from './contract/chat.ts';
import { permissions } from './contract/constants/permissions.ts';
import { license, schemaOf, type Json } from './documents.ts';

/** The chat socket as AsyncAPI 3.0: what a client may publish and subscribe to. */
export const asyncApi = (): Json => {
  const all = Object.entries<Destination>(destinations);
  return {
    asyncapi: '3.0.0',
    info: {
      title: 'Seatwise chat',
      version: '1.0.0',
      description: [
        'STOMP 1.2 over WebSocket. Made from packages/api-client/src/contract by `pnpm contract`; change it there.',
        `CONNECT carries \`Authorization: Bearer …\`. Heart-beats every ${heartBeat} ms in both directions. Frames up to ${maxFrameBytes} octets.`,
        'Any frame may ask for a receipt. A refusal is an ERROR frame, after which the socket closes.',
      ].join('\n\n'),
      license,
    },
    defaultContentType: 'application/json',
    servers: {
      app: {
        host: 'localhost:4000',
        pathname: socketPath,
        protocol: 'ws',
        protocolVersion: '13',
        description: 'The host that serves the app',
      },
    },
    channels: Object.fromEntries(all.map(([id, destination]) => [id, channel(id, destination)])),
    operations: Object.fromEntries(
      all.map(([id, { action, summary }]) => [
        action === 'publish' ? `publish-${id}` : `receive-${id}`,
        // AsyncAPI describes the app's side: `send` is what the client publishes.
        {
          action: action === 'publish' ? 'send' : 'receive',
          summary,
          channel: { $ref: `#/channels/${id}` },
          security: [bearer],
        },
      ]),
    ),
    components: {
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description: 'In the CONNECT frame',
        },
      },
    },
  };
};

const bearer: Json = { $ref: '#/components/securitySchemes/bearer' };

const channel = (id: string, destination: Destination): Json => ({
  address: destination.address,
  title: destination.summary,
  ...(destination.requirement && { 'x-requirement': destination.requirement }),
  'x-roles': permissions[destination.access],
  ...(destination.owner && { 'x-only-of': destination.owner }),
  ...(destination.params && {
    parameters: Object.fromEntries(
      Object.keys(destination.params._zod.def.shape).map((name) => [
        name,
        { description: `A number: ${name}` },
      ]),
    ),
  }),
  messages: {
    message: {
      name: id,
      title: destination.summary,
      headers: {
        type: 'object',
        properties: {
          [clientMessageIdHeader]: {
            type: 'string',
            description: 'The client’s own id of the message',
          },
          ...(destination.action === 'subscribe' && {
            'message-id': { type: 'string', description: 'The id of the stored message' },
          }),
        },
      },
      payload: schemaOf(destination.message),
    },
  },
});
