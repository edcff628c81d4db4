import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

const refusal = (code: number): Error =>
  Object.assign(new Error('Refused'), { responseCode: code });

/** Decodes the parts of quoted-printable that these mails use. */
const decoded = (raw: string): string => {
  const bytes = raw
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number(`0x${hex}`)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
};

export interface TakenMail {
  readonly id: string;
  readonly to: string;
  /** The whole mail, including headers. */
  readonly text: string;
}

/** A real SMTP server that stores the mails it receives and replies as a test wants. */
export const startSmtpSink = async (
  options: SMTPServerOptions = {},
  port = 0,
  onMail: (mail: TakenMail) => void = () => {},
) => {
  const taken: TakenMail[] = [];
  /** The reply to each recipient: a refusal's code after a delay; without a code, it accepts. */
  const replies: { readonly code?: number; readonly afterMs?: number }[] = [];
  let asked = 0;
  const server = new SMTPServer({
    hideSTARTTLS: true,
    disabledCommands: ['AUTH'],
    onRcptTo: (_, __, done) => {
      asked += 1;
      const { code, afterMs = 0 } = replies.shift() ?? {};
      setTimeout(() => done(code === undefined ? null : refusal(code)), afterMs);
    },
    onData: (stream, { envelope }, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const raw = Buffer.concat(chunks).toString('latin1');
        const id = /^Message-ID: (.*)$/im.exec(raw)![1]!.trim();
        const mail = { id, to: envelope.rcptTo[0]!.address, text: decoded(raw) };
        taken.push(mail);
        onMail(mail);
        done();
      });
    },
    ...options,
  });
  server.on('error', () => {});
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  const { port: own } = server.server.address() as AddressInfo;
  return {
    port: own,
    url: `smtp://127.0.0.1:${own}`,
    taken,
    /** The latest one-time code mailed to an address. */
    codeTo: (address: string): string | undefined =>
      /(\d{6})<\/strong>/.exec(taken.findLast(({ to }) => to === address)?.text ?? '')?.[1],
    /** The replies to the next recipients, in this order. */
    replies,
    asked: () => asked,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
};

export type SmtpSink = Awaited<ReturnType<typeof startSmtpSink>>;
