import type { Uuid } from '../../../domain/kernel/index.js';

/** What a locked screen may show to anyone who holds the telephone: never a drug's name (LAW-09). */
export interface PushNotice {
  readonly customerId: Uuid;
  readonly title: string;
  readonly body: string;
  /** A path of the shop that the app opens: "/favourites". */
  readonly path: string;
  /** The same notice sent again carries the same key and shows once. */
  readonly key: string;
}

/** Reaches the app on all of a customer's telephones; throws one of the `PartnerError`s. */
export interface PushGateway {
  send(notice: PushNotice): Promise<void>;
}
