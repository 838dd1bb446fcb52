import { customer, type CustomerState } from '../../domain/customer/index.js';
import type { PersonNumber, Uuid } from '../../domain/kernel/index.js';
import type { CommandHandling } from '../command-handling/command-handling.js';
import { derivedId } from '../command-handling/derived-id.js';
import type { KeyedHash } from '../platform/keyed-hash.js';

const NAMESPACE = '6f7d2d0e-5a52-4d5d-9d55-6c4f5a7e2b10';

/**
 * The same person always gets the same customer in the same life, on every machine and without a table to race for:
 * the id follows from a keyed hash of the person number. Without the key it tells nothing.
 */
export function customerIdOf(personNumber: PersonNumber, hash: KeyedHash, life = 0): Uuid {
  return derivedId(
    NAMESPACE,
    life === 0
      ? hash.of('person-number', personNumber)
      : hash.of('person-number after erasure', `${personNumber}/${life}`),
  );
}

/**
 * Whom the shop knows the person as now. An erased customer's keys are gone for ever, so who comes back begins a new
 * life under another id, which nobody without the key can tell belongs to the old one (LAW-09). The customer's
 * own stream says that a life is over: a log-in reads that stream anyway.
 */
export async function livingCustomerIdOf(
  personNumber: PersonNumber,
  hash: KeyedHash,
  commands: CommandHandling,
): Promise<Uuid> {
  return (await livesOf(personNumber, hash, commands)).at(-1) as Uuid;
}

/** All lives, the erased ones first; in the last one the customer may still be unknown. */
export async function livesOf(
  personNumber: PersonNumber,
  hash: KeyedHash,
  commands: CommandHandling,
): Promise<readonly Uuid[]> {
  const lives: Uuid[] = [];
  for (;;) {
    const customerId = customerIdOf(personNumber, hash, lives.length);
    lives.push(customerId);
    if ((await commands.load(customer, customerId)).status !== 'erased') return lives;
  }
}

export async function customerOf(customerId: Uuid, commands: CommandHandling): Promise<CustomerState> {
  return commands.load(customer, customerId);
}
