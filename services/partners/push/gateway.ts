import type { Uuid } from '../../../domain/kernel/index.js';

/** The text may be seen by anyone who holds the telephone: never a drug's name (LAW-09). */
export interface PushNotice {
  readonly customerId: Uuid;
  readonly title: string;
  readonly body: string;
  /** A path of the shop that the app opens: "/favourites". */
  readonly path: string;
  /** The same notice sent again has the same key and is shown once. */
  readonly key: string;
}

export const PUSH_GATEWAY = Symbol('push gateway');

/** Reaches the app on all telephones of a customer; throws one of the `PartnerError`s. */
export interface PushGateway {
  send(notice: PushNotice): Promise<void>;
}
