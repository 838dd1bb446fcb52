import type { CardFields } from './contract/checkout.js';
import { Problem, type Fault } from '../http/problem.js';
import type { PaymentMethodDetails } from '../partners/adyen/gateway.js';

/**
 * Stands in for the partner's hosted fields, which encrypt in the browser: the simulator takes a
 * test card behind the prefix `test_`. With the real partner the browser sends encrypted fields and
 * this is not used; a real card number is never typed into the shop's own form.
 */
export function encryptedForSimulator(card: CardFields): PaymentMethodDetails {
  const number = card.number.replace(/[\s-]/g, '');
  const expiry = /^\s*(0[1-9]|1[0-2])\s*\/?\s*(\d{2}|20\d{2})\s*$/.exec(card.expiry);
  const faults = faultsOf(number, expiry !== null, card.securityCode.trim());
  if (faults.length > 0) throw new Problem(400, faults);
  const [, month, year] = expiry as RegExpExecArray;
  return {
    type: 'scheme',
    encryptedCardNumber: `test_${number}`,
    encryptedExpiryMonth: `test_${month}`,
    encryptedExpiryYear: `test_${year?.length === 2 ? `20${year}` : year}`,
    encryptedSecurityCode: `test_${card.securityCode.trim()}`,
    holderName: card.holderName.trim(),
  };
}

function faultsOf(number: string, expiryRight: boolean, code: string): Fault[] {
  const faults: Fault[] = [];
  if (!/^\d{12,19}$/.test(number))
    faults.push({ field: 'card.number', code: 'CARD_NUMBER_INVALID', message: 'Ange ett giltigt kortnummer' });
  if (!expiryRight)
    faults.push({ field: 'card.expiry', code: 'CARD_EXPIRY_INVALID', message: 'Ange giltighetstiden som MM/ÅÅ' });
  if (!/^\d{3,4}$/.test(code))
    faults.push({
      field: 'card.securityCode',
      code: 'SECURITY_CODE_INVALID',
      message: 'Ange säkerhetskoden, tre eller fyra siffror',
    });
  return faults;
}
