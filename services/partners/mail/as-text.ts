import type { Letter, MailPart, MailRow } from './letter.js';
import { mailTexts as texts } from './texts.js';

export function textOf({ firstName, parts }: Letter): string {
  const end = `${texts.regards}\n${texts.shop}`;
  return [texts.greeting(firstName), ...parts.map(partText), end, texts.sender].join('\n\n');
}

function partText(part: MailPart): string {
  if (typeof part === 'string') return part;
  return 'url' in part ? `${part.label}: ${part.url}` : part.rows.map(rowText).join('\n');
}

function rowText({ label, value, kind }: MailRow): string {
  const row = value === null ? label : `${label}: ${value}`;
  return kind === 'sum' ? row : `  ${row}`;
}
