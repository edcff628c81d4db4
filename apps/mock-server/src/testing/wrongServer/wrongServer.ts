import { destinations, operations } from '@seatwise/api-client/contract';
import type { Target } from '@seatwise/conformance';
import type { Host } from '../hosts.ts';
import { kitTarget } from '../kitTarget.ts';
import { authorisationFaults, ownershipFaults } from './accessFaults.ts';
import { answerFaults } from './answerFaults.ts';
import type { Fault, Tokens } from './plants.ts';
import { failureFaults, limitFaults } from './refusalFaults.ts';
import { socketFaults } from './socketFaults.ts';

export const faultsWith = (tokens: Tokens): readonly Fault[] => [
  ...authorisationFaults(tokens),
  ...ownershipFaults(tokens),
  ...answerFaults,
  ...failureFaults,
  ...limitFaults,
  ...socketFaults(tokens),
];

const patternOf = (path: string): RegExp => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);

/** Our server with a single fault. */
export const wrongTarget = (host: Host, fault: Fault): Target => {
  const right = kitTarget(host);
  const operation = operations.find(({ id }) => id === fault.at);
  const isAt = ({ method, url }: Request): boolean =>
    operation?.method === method && patternOf(operation.path).test(new URL(url).pathname);
  const pass = async (request: Request): Promise<Response> => {
    const { pathname, search } = new URL(request.url);
    const body = request.method === 'GET' ? undefined : await request.arrayBuffer();
    const { method, headers } = request;
    return right.fetch(pathname + search, { method, headers, ...(body?.byteLength && { body }) });
  };
  return {
    ...right,
    fetch: (path, init) => {
      const request = new Request(host.origin + path, init);
      return fault.plant && isAt(request) ? fault.plant(request, pass) : right.fetch(path, init);
    },
    openSocket: (listener) => {
      const { socket: plant, received = (frame: string) => frame } = fault;
      const socket = right.openSocket({
        ...listener,
        received: (text) => listener.received(received(text)),
      });
      return {
        ...socket,
        send: (data) => {
          const done = plant && typeof data === 'string' ? plant(data) : { pass: data };
          if ('answer' in done) listener.received(done.answer);
          else socket.send(done.pass);
        },
      };
    },
  };
};

/** The subjects next to a fault, which must have no findings. */
export const neighboursOf = ({ at }: Fault): readonly string[] => {
  const ids = [...operations.map(({ id }) => id), 'connect', ...Object.keys(destinations)];
  const index = ids.indexOf(at);
  return ids.slice(Math.max(0, index - 1), index + 2);
};
