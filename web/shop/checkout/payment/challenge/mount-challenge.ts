import type { PaymentActionView } from '../../../../../services/shop/checkout/contract.js';
import { adyenWeb, checkoutOptions } from '../../card-fields/adyen-web.js';

export type NativeAction = Extract<PaymentActionView, { type: 'threeDS2' }>;

export interface ChallengeNews {
  /** The bank's question stands in its frame. */
  readonly onShown: () => void;
  /** The shopper has answered the bank, or the time to do so is over. The result goes to the partner. */
  readonly onResult: (threeDSResult: string) => void;
  readonly onFailed: () => void;
}

interface Additional {
  readonly data: { readonly details: { readonly threeDSResult: string } };
}
interface Failure {
  /** The bank's time is over. The result, which then says so, comes all the same. */
  readonly errorCode?: string;
}

/**
 * Lets the partner's script ask the bank within the page: a look at the browser in a hidden frame, and the bank's
 * question in another (CHK-03).
 * @returns a function that takes the frames away
 */
export async function mountChallenge(
  holder: HTMLElement,
  { partner, frames: _frames, ...action }: NativeAction,
  { onShown, onResult, onFailed }: ChallengeNews,
): Promise<() => void> {
  const { AdyenCheckout } = await adyenWeb(partner);
  const checkout = await AdyenCheckout({
    ...checkoutOptions(partner),
    onAdditionalDetails: ({ data }: Additional) => onResult(data.details.threeDSResult),
    onActionHandled: onShown,
    onError: ({ errorCode }: Failure) => errorCode !== 'timeout' && onFailed(),
  });
  const component = checkout.createFromAction(action, { challengeWindowSize: '05' }).mount(holder);
  return () => void component.unmount();
}
