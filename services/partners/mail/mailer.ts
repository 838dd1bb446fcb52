export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /**
   * The Message-ID, made by `messageId`. A repeated mail has the same id, so that receivers recognise the repetition.
   */
  readonly messageId: string;
}

export const MAILER = Symbol('mailer');
/** The injection token of the local mailbox. The value is null where mail is really sent. */
export const MAILBOX = Symbol('mailbox');

/** Sends one mail. It throws one of the `PartnerError`s. Errors and logs never name the receiver. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
}

/**
 * Creates the Message-ID of a mail. Neither parameter may contain personal data.
 * @param purpose for example "order-confirmation"
 * @param key the id of the mail's subject, for example of the order
 */
export function messageId(purpose: string, key: string): string {
  return `<${purpose}.${key}@algort.example>`;
}

/** Returns the key in a message id. Null for a foreign id. */
export function keyOfMessage(id: string): string | null {
  return /^<[a-z-]+\.(.+)@algort\.example>$/.exec(id)?.[1] ?? null;
}
