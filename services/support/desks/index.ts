import type { AnyDesk, Desk } from '../audit/desk.js';
import type { DeskName, Desks } from '../contract/desks.js';
import { customersDesk, type OwnerOf } from './customers.js';
import { mailDesk } from './mail.js';
import { operationsDesk } from './operations.js';
import { pausesDesk } from './pauses.js';
import { paymentsDesk } from './payments.js';

export type RegisteredDesks = { readonly [N in DeskName]: Desk<Desks[N]> };

/** All desks. A desk of the pages that is missing here does not compile. */
export const registeredDesks = (ownerOf: OwnerOf): RegisteredDesks => ({
  customers: customersDesk(ownerOf),
  operations: operationsDesk,
  pauses: pausesDesk,
  payments: paymentsDesk,
  mail: mailDesk,
});

export function anyDesks(desks: RegisteredDesks): Readonly<Record<DeskName, AnyDesk>> {
  return desks as unknown as Readonly<Record<DeskName, AnyDesk>>;
}
