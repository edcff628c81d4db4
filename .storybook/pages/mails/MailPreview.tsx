import type { QueuedMail } from '../../../packages/backend/src/db/records.ts';
import { letterOf } from '../../../packages/backend/src/mail/letter.ts';
import type { Mail } from '../../../packages/backend/src/mail/mail.ts';

const sender = { site: 'https://seatwise.example', operator: 'Asha & Sons' };
const day = Date.UTC(2026, 10, 29);

const queued = ({ code, ...mail }: Mail): QueuedMail => ({
  ...mail,
  id: 'mail-1',
  createdAt: day,
  expiresAt: code?.expiresAt ?? null,
  tries: 0,
  nextAt: day,
  fault: null,
});

/** Previews a mail as mail programs show it, as HTML and as plain text. */
export const MailPreview = ({ mail }: { mail: Mail }) => {
  const { subject, html, text } = letterOf(queued(mail), sender);
  return (
    <main lang={mail.language}>
      <h1>{subject}</h1>
      <iframe
        title="HTML"
        srcDoc={html}
        sandbox="allow-same-origin"
        style={{ width: '100%', height: '22rem', background: 'white' }}
      />
      <h2>Plain text</h2>
      <pre style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{text}</pre>
    </main>
  );
};
