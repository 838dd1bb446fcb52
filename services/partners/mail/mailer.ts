export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** From `messageId`: the same mail sent again carries the same one, so that a repetition can be recognised. */
  readonly messageId: string;
}

/** Sends one mail; throws one of the `PartnerError`s. Errors and logs never name the receiver. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
}

/** `purpose` as "order-confirmation", `key` the id of what it tells of; never anything personal. */
export function messageId(purpose: string, key: string): string {
  return `<${purpose}.${key}@algort.example>`;
}

/** The key a message id was made with; null for an id that is not ours. */
export function keyOfMessage(id: string): string | null {
  return /^<[a-z-]+\.(.+)@algort\.example>$/.exec(id)?.[1] ?? null;
}
