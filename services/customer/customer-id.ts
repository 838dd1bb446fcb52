import { customer, type CustomerState } from '../../domain/customer/index.js';
import type { PersonNumber, Uuid } from '../../domain/kernel/index.js';
import type { CommandHandling } from '../command-handling/command-handling.js';
import { derivedId } from '../command-handling/derived-id.js';
import type { KeyedHash } from '../platform/keyed-hash.js';

const NAMESPACE = '6f7d2d0e-5a52-4d5d-9d55-6c4f5a7e2b10';

/**
 * The same person always gets the same customer, on every machine and without a table to race for:
 * the id follows from a keyed hash of the person number. Without the key it tells nothing.
 */
export function customerIdOf(personNumber: PersonNumber, hash: KeyedHash): Uuid {
  return derivedId(NAMESPACE, hash.of('person-number', personNumber));
}

export async function customerOf(customerId: Uuid, commands: CommandHandling): Promise<CustomerState> {
  return commands.load(customer, customerId);
}
