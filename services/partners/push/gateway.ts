import type { Uuid } from '../../../domain/kernel/index.js';

/**
 * A notice on a customer's phone. Anyone who holds the phone may see the text. So it never contains a drug's name
 * (LAW-09).
 */
export interface PushNotice {
  readonly customerId: Uuid;
  readonly title: string;
  readonly body: string;
  /** The path of the shop's page that the app opens, for example "/favourites". */
  readonly path: string;
  /** A repeated notice has the same key, so that the phone shows it once. */
  readonly key: string;
}

export const PUSH_GATEWAY = Symbol('push gateway');

/** Sends a notice to the app on all phones of a customer. It throws one of the `PartnerError`s. */
export interface PushGateway {
  send(notice: PushNotice): Promise<void>;
}
