import type { ErasureRejection } from './erasure.js';

export function whyNot(rejection: ErasureRejection): string {
  switch (rejection.type) {
    case 'CustomerUnknown':
      return 'there is no such customer';
    case 'OrdersUnfinished':
      return `not yet: ${rejection.orderNumbers.join(', ')} must be delivered, returned or cancelled and paid or refunded first`;
    case 'CheckoutUnderWay':
      return 'not yet: the customer is at the checkout';
    case 'OrdersBehind':
      return 'not now: what the shop knows of persons and orders is behind. Start the shop and try again';
    case 'ErasureReasonMissing':
      return 'a reason is needed: --reason "…"';
    case 'ErasureReasonTooLong':
      return `the reason may have ${rejection.limit} characters`;
    case 'ErasureReasonPersonal':
      return 'the reason is kept for ever and may not tell who it is: no names, numbers or addresses';
    default:
      return `refused: ${rejection.type}`;
  }
}
