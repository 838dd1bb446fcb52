import { PaymentActions } from '../../services/shop/payment/payment-actions.js';

/** Generated shoppers never return to a bank's page. */
export class NoActions extends PaymentActions {
  override async keep(): Promise<void> {}
}
