import type { Letter, MailLink, MailPart, MailRow } from './letter.js';
import { mailStyle } from './style.js';
import { mailTexts as texts } from './texts.js';

/** Writes the HTML part. It loads nothing, because a picture from the shop would tell that the mail was opened. */
export function htmlOf({ subject, firstName, parts }: Letter): string {
  const inner = [`<p>${escaped(texts.greeting(firstName))}</p>`, ...parts.map(partHtml)];
  return [
    '<!doctype html><html lang="sv"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width">',
    '<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">',
    `<title>${escaped(subject)}</title><style>${mailStyle}</style></head>`,
    `<body><div class="mail"><p class="shop">${texts.shop}</p><h1>${escaped(subject)}</h1>`,
    ...inner,
    `<p>${texts.regards}<br>${texts.shop}</p></div><p class="sender">${escaped(texts.sender)}</p></body></html>`,
  ].join('\n');
}

function partHtml(part: MailPart): string {
  if (typeof part === 'string') return `<p>${escaped(part)}</p>`;
  return 'url' in part ? linkHtml(part) : tableHtml(part.rows);
}

function linkHtml({ label, url }: MailLink): string {
  return `<p><a href="${escaped(url)}">${escaped(label)}</a></p>`;
}

/** One column where no row has a value, so that no reader hears of empty cells. */
function tableHtml(rows: readonly MailRow[]): string {
  const hasValues = rows.some(({ value }) => value !== null);
  const cells = ({ label, value }: MailRow): string =>
    `<td>${escaped(label)}</td>${hasValues ? `<td class="value">${escaped(value ?? '')}</td>` : ''}`;
  const row = (one: MailRow): string => `<tr${one.kind ? ` class="${one.kind}"` : ''}>${cells(one)}</tr>`;
  return `<table>${rows.map(row).join('\n')}</table>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
