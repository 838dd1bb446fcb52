/** A text message. Anyone who holds the phone may see it, so it never names a drug, a disease or a person (LAW-09). */
export interface TextMessage {
  /** The number in international form, for example "+46701234567". */
  readonly to: string;
  readonly text: string;
  /** A repeated message has the same key, so that the phone gets it once. */
  readonly key: string;
}

export const SMS_GATEWAY = Symbol('sms gateway');

/** Sends a text message to a phone. It throws one of the `PartnerError`s. Errors and logs never name the number. */
export interface SmsGateway {
  send(message: TextMessage): Promise<void>;
}

/** A Swedish number in international form. Null for a text that is no phone number. */
export function internationalNumber(text: string): string | null {
  const digits = text.replace(/[\s()./-]/g, '');
  const number = digits.startsWith('00')
    ? `+${digits.slice(2)}`
    : digits.startsWith('0')
      ? `+46${digits.slice(1)}`
      : digits;
  return /^\+[1-9]\d{6,14}$/.test(number) ? number : null;
}
