export interface ReadMail {
  readonly subject: string;
  readonly messageId: string;
  readonly text: string;
  readonly html: string;
}

/** Keeps links and images as sent, because the mailbox shows what the customer gets. */
const AS_SENT = { skipHtmlToText: true, skipTextToHtml: true, skipTextLinks: true, skipImageLinks: true };

/**
 * Text and HTML of a mail, without attachments. The parser is loaded with the first mail, because the start does not
 * need it.
 */
export async function readMail(raw: Buffer): Promise<ReadMail> {
  const { simpleParser } = await import('mailparser');
  const { subject = '', messageId = '', text = '', html } = await simpleParser(raw, AS_SENT);
  return { subject, messageId, text: text.trimEnd(), html: (html || '').trimEnd() };
}
