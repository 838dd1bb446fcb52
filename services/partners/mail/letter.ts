import { htmlOf } from './as-html.js';
import { textOf } from './as-text.js';

/** A row of a table, for example goods and their price. A sum stands out, and a detail of it stands back. */
export interface MailRow {
  readonly label: string;
  readonly value: string | null;
  readonly kind?: 'sum' | 'detail';
}

/** A link of its own. Paragraphs have none, so that every link says where it leads. */
export interface MailLink {
  readonly label: string;
  readonly url: string;
}

/** A paragraph, a table or a link. */
export type MailPart = string | { readonly rows: readonly MailRow[] } | MailLink;

/** What a mail says. Its greeting, its end and its look are the same in all mails. */
export interface Letter {
  readonly subject: string;
  /** Null where the name is unknown or erased. */
  readonly firstName: string | null;
  readonly parts: readonly MailPart[];
}

export interface WrittenMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Writes a mail in plain text and in HTML. Both parts say the same. */
export function writeMail(letter: Letter): WrittenMail {
  return { subject: letter.subject, text: textOf(letter), html: htmlOf(letter) };
}
