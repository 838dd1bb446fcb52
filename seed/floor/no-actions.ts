import { PaymentActions } from '../../services/shop/payment/payment-actions.js';

/** Nobody comes back to a bank's page of last year. */
export class NoActions extends PaymentActions {
  override async keep(): Promise<void> {}
}
