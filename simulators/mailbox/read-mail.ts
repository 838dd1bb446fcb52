export interface ReadMail {
  readonly subject: string;
  readonly messageId: string;
  readonly text: string;
  readonly html: string;
}

/** Options of the mail parser. Links and images stay as sent, because the mailbox must show what the customer gets. */
const AS_SENT = { skipHtmlToText: true, skipTextToHtml: true, skipTextLinks: true, skipImageLinks: true };

/**
 * Reads text and HTML of a mail, without attachments. The parser is loaded only when it is needed, so that the start
 * stays fast.
 */
export async function readMail(raw: Buffer): Promise<ReadMail> {
  const { simpleParser } = await import('mailparser');
  const { subject = '', messageId = '', text = '', html } = await simpleParser(raw, AS_SENT);
  return { subject, messageId, text: text.trimEnd(), html: (html || '').trimEnd() };
}
