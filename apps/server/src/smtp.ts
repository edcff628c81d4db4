import { isLoopbackHost, type MailFault, type Transport } from '@seatwise/backend';
import { createTransport } from 'nodemailer';

export interface SmtpSettings {
  /** `smtp://user:password@host:587` or `smtps://…:465`. */
  readonly url: string;
  /** `Name <address>`. */
  readonly from: string;
}

/** How long sending may take, in milliseconds; shorter than the lease of a mail. */
const longest = 60_000;

/** Reports numbers and codes only, because a server's reply may repeat the address or the mail. */
const faultOf = (error: unknown): MailFault => {
  const { code = 'unknown', responseCode = 0 } = error as { code?: string; responseCode?: number };
  const isOfLetter = code === 'EENVELOPE' || code === 'EMESSAGE';
  return {
    code: responseCode > 0 ? `${code} ${responseCode}` : code,
    // A wrong password or certificate is ours to fix, so the mail waits.
    isFinal: isOfLetter && responseCode >= 500,
  };
};

const domainOf = (from: string): string => /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost';

/** Opens a connection for each letter, with TLS unless the server is on this machine. */
export const connectTo = ({ url }: SmtpSettings, patience: number) => {
  const { protocol, hostname, port, username, password } = new URL(url);
  const isSecure = protocol === 'smtps:';
  return createTransport({
    host: hostname,
    port: Number(port || (isSecure ? 465 : 587)),
    secure: isSecure,
    requireTLS: !isLoopbackHost(hostname),
    ...(username && {
      auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    }),
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
};

export const createSmtp = (
  settings: SmtpSettings,
  { patience = 30_000 }: { readonly patience?: number } = {},
): Transport => {
  const transporter = connectTo(settings, patience);
  const { from } = settings;
  return {
    deliver: async ({ id, date, ...letter }) => {
      const tooLong = new AbortController();
      const timer = setTimeout(() => tooLong.abort(), longest);
      const late = new Promise<MailFault>((resolve) =>
        tooLong.signal.addEventListener('abort', () =>
          resolve({ code: 'too slow', isFinal: false }),
        ),
      );
      const sent = transporter
        .sendMail({
          ...letter,
          from,
          messageId: `<${id}@${domainOf(from)}>`,
          date: new Date(date),
          headers: { 'Auto-Submitted': 'auto-generated' },
        })
        .then(() => undefined, faultOf);
      try {
        return await Promise.race([sent, late]);
      } finally {
        clearTimeout(timer);
      }
    },
  };
};
