import type { SimulatedCard } from '../state.js';

/** Adyen's published test cards. All expire 03/2030 and have CVC 737 (Amex 7373). */
const CARDS: Readonly<Record<string, { readonly brand: string; readonly challenged: boolean }>> = {
  '4111111111111111': { brand: 'visa', challenged: false },
  '5555555555554444': { brand: 'mc', challenged: false },
  '2222400070000005': { brand: 'mc', challenged: false },
  '370000000000002': { brand: 'amex', challenged: false },
  '4917610000000000': { brand: 'visa', challenged: true },
  '4035501428146300': { brand: 'visa', challenged: true },
  '371449635398431': { brand: 'amex', challenged: true },
  // For this card the bank's page must be opened by a form post, as in 3-D Secure 1.
  '4212345678901237': { brand: 'visa', challenged: true },
  '6703444444444449': { brand: 'maestro', challenged: true },
  '5201281505129736': { brand: 'mc', challenged: true },
  '4212345678910006': { brand: 'visa', challenged: true },
};

export interface Verdict {
  readonly resultCode: 'Authorised' | 'Refused' | 'Error' | 'Cancelled';
  readonly refusalReason?: string;
  readonly refusalReasonCode?: string;
}

const refused = (refusalReason: string, refusalReasonCode: string): Verdict => ({
  resultCode: 'Refused',
  refusalReason,
  refusalReasonCode,
});

const AUTHORISED: Verdict = { resultCode: 'Authorised' };
export const NOT_AUTHENTICATED = refused('3D Not Authenticated', '11');
export const SHOPPER_CANCELLED: Verdict = {
  resultCode: 'Cancelled',
  refusalReason: 'Shopper Cancelled',
  refusalReasonCode: '15',
};

/** Results that a test can ask for by number or by name, in `RequestedTestAcquirerResponseCode` or `holderName`. */
const WISHES: readonly (readonly [string, string, Verdict])[] = [
  ['0', 'UNKNOWN', { resultCode: 'Error', refusalReason: 'Unknown', refusalReasonCode: '0' }],
  ['1', 'APPROVED', AUTHORISED],
  ['2', 'DECLINED', refused('Refused', '2')],
  ['3', 'REFERRAL', refused('Referral', '3')],
  ['4', 'ERROR', { resultCode: 'Error', refusalReason: 'Acquirer Error', refusalReasonCode: '4' }],
  ['5', 'BLOCK_CARD', refused('Blocked Card', '5')],
  ['6', 'CARD_EXPIRED', refused('Expired Card', '6')],
  ['7', 'INVALID_AMOUNT', refused('Invalid Amount', '7')],
  ['8', 'INVALID_CARD', refused('Invalid Card Number', '8')],
  ['12', 'NOT_ENOUGH_BALANCE', refused('Not enough balance', '12')],
];

export function isTestCard(number: string): boolean {
  return number in CARDS;
}

export function brandOf(number: string): string {
  return CARDS[number]?.brand ?? 'visa';
}

/** The bank of this card looks at the browser, and asks the shopper nothing. */
export function isFrictionless(number: string): boolean {
  return number === '5201281505129736';
}

/** The bank of this card asks the shopper without a look at the browser. */
export function isOnlyChallenged(number: string): boolean {
  return number === '4212345678910006';
}

/** The bank of this card knows only 3-D Secure 1. It gets the browser by a posted form, whatever the shop prefers. */
export function isPosted(number: string): boolean {
  return number === '4212345678901237';
}

export function isChallenged(number: string): boolean {
  return CARDS[number]?.challenged ?? false;
}

export function judge(card: SimulatedCard, securityCode: string | null, wish: string | undefined): Verdict {
  if (!isTestCard(card.number)) return refused('Invalid Card Number', '8');
  if (Number(card.expiryMonth) !== 3 || card.expiryYear !== '2030') return refused('Expired Card', '6');
  const expectedCode = card.brand === 'amex' ? '7373' : '737';
  if (securityCode !== null && securityCode !== expectedCode) return refused('CVC Declined', '24');
  const asked = wish ?? card.holderName;
  return WISHES.find(([code, name]) => asked === code || asked === name)?.[2] ?? AUTHORISED;
}

/** Whether the number passes the Luhn check. A mistyped number is an invalid request, not a refused payment. */
export function isCardNumber(number: string): boolean {
  if (!/^\d{12,19}$/.test(number)) return false;
  const sum = [...number].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
