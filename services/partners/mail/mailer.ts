export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** From `messageId`: the same mail sent again has the same id, so that receivers recognise a repetition. */
  readonly messageId: string;
}

export const MAILER = Symbol('mailer');
/** The local mailbox; null where mail is really sent. */
export const MAILBOX = Symbol('mailbox');

/** Sends one mail; throws one of the `PartnerError`s. Errors and logs never name the receiver. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
}

/** `purpose` as "order-confirmation", `key` the id of its subject; never personal data. */
export function messageId(purpose: string, key: string): string {
  return `<${purpose}.${key}@algort.example>`;
}

/** The key of a message id; null for a foreign id. */
export function keyOfMessage(id: string): string | null {
  return /^<[a-z-]+\.(.+)@algort\.example>$/.exec(id)?.[1] ?? null;
}
