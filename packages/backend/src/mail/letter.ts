import type { QueuedMail } from '../db/records.ts';
import { escapeHtml } from '../html.ts';
import { frame as english } from './texts.ts';
import { frame as hindi } from './texts.hi.ts';

/** The sender of the mails. */
export interface Sender {
  /** The address of the app, without a slash at its end. */
  readonly site: string;
  /** The name of the app's operator. */
  readonly operator: string;
}

/** A mail ready to be sent. */
export interface Letter {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly date: number;
}

const paragraphs = (text: string): string =>
  text
    .split('\n\n')
    .map((part) => `<p>${escapeHtml(part).replaceAll('\n', '<br>')}</p>`)
    .join('\n');

/** Renders a mail as plain text, and as HTML without pictures or scripts. */
export const letterOf = (mail: QueuedMail, { site, operator }: Sender): Letter => {
  const { language, link, expiresAt } = mail;
  const { open, signature } = language === 'hi' ? hindi : english;
  const address = link === null ? undefined : site + link;
  const signed = signature(operator);
  const body = paragraphs(mail.text);
  return {
    id: mail.id,
    to: mail.email,
    subject: mail.subject,
    date: mail.createdAt,
    text: [mail.text, ...(address ? [address] : []), `-- \n${signed}\n${site}`].join('\n\n'),
    html: `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><title>${escapeHtml(mail.subject)}</title></head>
<body style="max-width:34em;margin:2em auto;padding:0 1em;font:16px/1.5 sans-serif">
${expiresAt === null ? body : body.replace(/\d{6,}/, '<strong style="font-size:1.5em">$&</strong>')}
${address ? `<p><a href="${escapeHtml(address)}">${escapeHtml(open)}</a></p>` : ''}
<p><small>${escapeHtml(signed)}<br><a href="${escapeHtml(site)}">${escapeHtml(site)}</a></small></p>
</body>
</html>
`,
  };
};
