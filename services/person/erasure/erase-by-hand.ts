import { parsePersonNumber, type Uuid } from '../../../domain/kernel/index.js';
import { newContext } from '../../foundation/command-handling/command-context.js';
import { LookupBehind, type CustomersByPerson } from '../customer/customers-by-person.js';
import type { Erasure } from './erasure.js';
import { whyNot } from './texts.js';

export interface EraseByHand {
  readonly erasure: Erasure;
  readonly customers: Pick<CustomersByPerson, 'findNow'>;
}

/** Thrown when the erasure was not done. The message is for the operator. */
export class NotErased extends Error {}

const USAGE = 'usage: npm run erase -- --reason "…", with a customer id before it or a person number on standard input';
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * `npm run erase`: erases a person. A customer id may be an argument. A person number must come by standard input.
 * Every user of the machine can see arguments, and the shell stores them.
 */
export async function eraseByHand(
  typed: readonly string[],
  input: () => Promise<string>,
  parts: EraseByHand,
): Promise<string> {
  const { id, reason } = read(typed);
  const customerId = id ?? (await customerOf(await input(), parts));
  const erased = await parts.erasure.erase({ customerId, reason }, newContext({ kind: 'system', id: 'command line' }));
  if (!erased.ok) throw new NotErased(whyNot(erased.rejection));
  return erased.already
    ? `customer ${customerId} is already erased`
    : `customer ${customerId} is erased; orders and payments are kept for the bookkeeping`;
}

function read(typed: readonly string[]): { id: Uuid | null; reason: string } {
  const at = typed.indexOf('--reason');
  const reason = at < 0 ? undefined : typed[at + 1];
  const [id, ...more] = typed.filter((_, place) => at < 0 || (place !== at && place !== at + 1));
  if (reason === undefined || more.length > 0) throw new NotErased(USAGE);
  if (id !== undefined && parsePersonNumber(id))
    throw new NotErased('a person number is never typed as an argument: give it on standard input');
  if (id !== undefined && !UUID.test(id)) throw new NotErased(USAGE);
  return { id: id?.toLowerCase() ?? null, reason };
}

/** Returns the customer id for a typed text. An erased customer cannot be found by person number. */
async function customerOf(text: string, { customers }: EraseByHand): Promise<Uuid> {
  const personNumber = parsePersonNumber(text.trim());
  if (!personNumber) throw new NotErased('standard input holds no person number, YYYYMMDDNNNN');
  const customerId = await customers.findNow(personNumber).catch(refuseBehind);
  if (!customerId) throw new NotErased(whyNot({ type: 'CustomerUnknown' }));
  return customerId;
}

function refuseBehind(error: unknown): never {
  throw error instanceof LookupBehind ? new NotErased(whyNot({ type: 'OrdersBehind' })) : error;
}
