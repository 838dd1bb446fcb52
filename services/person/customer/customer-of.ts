import { customer, type CustomerState } from '../../../domain/customer/index.js';
import { parsePersonNumber, type Uuid } from '../../../domain/kernel/index.js';
import type { CommandHandling } from '../../foundation/command-handling/command-handling.js';

export async function customerOf(customerId: Uuid, commands: Pick<CommandHandling, 'load'>): Promise<CustomerState> {
  return commands.load(customer, customerId);
}

/** Whether the text is the customer's person number, in any notation. */
export async function isPersonNumberOf(
  text: string,
  customerId: Uuid,
  commands: Pick<CommandHandling, 'load'>,
): Promise<boolean> {
  const personNumber = parsePersonNumber(text);
  return personNumber !== null && (await customerOf(customerId, commands)).personNumber === personNumber;
}
