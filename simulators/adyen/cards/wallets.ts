import { undecryptable } from '../adyen-error.js';
import { decideAuthorisation } from '../authorisation.js';
import { newPayment } from '../payments.js';
import type { PaymentBody } from '../requests.js';
import { opened } from '../seal.js';
import type { WalletMethod } from '../state.js';
import { brandOf, judge } from './test-cards.js';
import type { Outcome, World } from '../world.js';

/** Authorises the card behind a wallet. The wallet has already identified its owner, so no bank asks again. */
export function startWallet(world: World, body: PaymentBody, method: WalletMethod): Outcome {
  const { applePayToken, googlePayToken } = body.paymentMethod;
  const number = opened((method === 'applepay' ? applePayToken : googlePayToken) ?? '');
  if (number === null) throw undecryptable;
  const payment = { ...newPayment(world, body, world.offerExpiryMs), method, brand: brandOf(number) };
  return decideAuthorisation(world, payment, judge(walletCard(number), null, undefined));
}

export function walletCard(number: string) {
  const shown = { brand: brandOf(number), lastFour: number.slice(-4) };
  return { number, ...shown, expiryMonth: '03', expiryYear: '2030', holderName: '' };
}
