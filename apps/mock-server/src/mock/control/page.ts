import { iso } from '@seatwise/api-client/contract/constants/time';
import { escapeHtml } from '@seatwise/backend/html';
import type { CodeMail, Notice } from '../inbox.ts';

interface PageData {
  readonly mails: readonly CodeMail[];
  readonly notices: readonly Notice[];
  readonly scenarios: readonly string[];
  readonly current: string | null;
}

const mailRow = ({ email, otp, otpPurpose, expiresAt }: CodeMail): string =>
  `<tr><td>${escapeHtml(email)}</td><td><code>${escapeHtml(otp)}</code></td><td>${escapeHtml(otpPurpose)}</td><td>${iso(expiresAt)}</td></tr>`;

const noticeRow = ({ email, subject, text, link }: Notice): string =>
  `<tr><td>${escapeHtml(email)}</td><td><strong>${escapeHtml(subject)}</strong><br>${escapeHtml(text)}${link === null ? '' : ` <a href="${escapeHtml(link)}">Open the link</a>`}</td></tr>`;

const button = (act: string, words: string): string =>
  `<form method="post" action="/__mock"><input type="hidden" name="act" value="${act}"><button>${words}</button></form>`;

const frame = (content: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Seatwise mock server</title>
<link rel="stylesheet" href="/__mock/page.css">
</head>
<body>
<main>
${content}
</main>
</body>
</html>
`;

/** The confirmation before the reset. */
export const askForReset = (): string =>
  frame(`<h1>Reset all data?</h1>
<p>Every account, order, file and message that was made here goes, for everybody who uses this server. The default dataset takes their place.</p>
${button('reset', 'Yes, reset all data')}
<p><a href="/__mock">No, keep everything</a></p>`);

/** The mock server's control page: the inbox, the scenarios, the reset. Plain on purpose. */
export const page = ({ mails, notices, scenarios, current }: PageData): string =>
  frame(`<h1>Mock server</h1>
<p><a href="/">Open Seatwise</a> · <a href="/__mock">Refresh</a></p>
<section>
<h2>Inbox</h2>
${
  mails.length === 0
    ? '<p>No one-time code was sent yet. Codes appear here instead of in a mailbox.</p>'
    : `<table><thead><tr><th scope="col">To</th><th scope="col">Code</th><th scope="col">For</th><th scope="col">Until</th></tr></thead><tbody>${mails.map(mailRow).join('')}</tbody></table>`
}
${
  notices.length === 0
    ? ''
    : `<h2>Notices</h2><table><thead><tr><th scope="col">To</th><th scope="col">Mail</th></tr></thead><tbody>${notices.map(noticeRow).join('')}</tbody></table>`
}
</section>
<section>
<h2>Scenario</h2>
<p>${current === null ? 'None plays: everything works.' : `Playing <strong>${escapeHtml(current)}</strong> for everybody.`}</p>
<form method="post" action="/__mock">
<input type="hidden" name="act" value="play">
<label>Play <input name="name" list="scenarios" value="${escapeHtml(current ?? '')}" placeholder="login.403"></label>
<datalist id="scenarios">${scenarios.map((name) => `<option value="${escapeHtml(name)}">`).join('')}</datalist>
<button>Play</button>
</form>
<p>Empty the field and press Play to end it.</p>
</section>
<section>
<h2>Chat sockets and data</h2>
${button('drop', 'Drop every chat socket')}
${button('ask-reset', 'Reset all data …')}
</section>`);

export const pageStyle = `:root { color-scheme: light dark; }
body { margin: 0; font: 1rem/1.5 system-ui, sans-serif; }
main { max-width: 56rem; margin: 0 auto; padding: 1.5rem; }
section { margin-block: 2rem; }
table { border-collapse: collapse; width: 100%; display: block; overflow-x: auto; }
th, td { text-align: start; padding: 0.5rem 1rem 0.5rem 0; border-block-end: 1px solid color-mix(in srgb, currentColor 20%, transparent); }
code { font-size: 1.25rem; letter-spacing: 0.1em; }
form { display: inline-flex; flex-wrap: wrap; gap: 0.75rem; align-items: center; margin-block: 0.25rem; }
button, input { font: inherit; padding: 0.5rem 1rem; min-height: 2.75rem; }
`;
