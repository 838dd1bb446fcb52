import { STANDING_PERSONS } from '../simulation/persons.js';
import type { CreditBody, Reason } from '../../services/partners/finance/protocol.js';

/** The test person of development whom the company never grants a credit. */
const WITHOUT_CREDIT = '198002292384';

/** Decides an application like a finance company. Null approves it. */
export function reasonAgainst({ amount, applicant }: CreditBody, owed: number, highestCredit: number): Reason | null {
  const { personNumber, firstName, lastName, street } = applicant;
  if (personNumber === WITHOUT_CREDIT) return 'CreditCheckDenied';
  const registered = STANDING_PERSONS.find((each) => each.personNumber === personNumber);
  if (registered && !isSame(registered.givenName, firstName, registered.surname, lastName))
    return 'AgreementRulesValidationFailed';
  // An address that the register does not have. Any other is taken as right.
  if (/^okänd/i.test(street)) return 'AddressNotFound';
  return owed + amount > highestCredit ? 'AmountAboveMaximumCredit' : null;
}

function isSame(...[given, first, surname, last]: readonly [string, string, string, string]): boolean {
  const plain = (text: string) => text.trim().toLocaleLowerCase('sv');
  return plain(given) === plain(first) && plain(surname) === plain(last);
}
