import type { PaymentMethodView } from '../../../../services/shop/checkout/contract.js';

/** LAW-02: methods without credit come first, otherwise in the order given; none is ever preselected. */
export function inLawfulOrder(methods: readonly PaymentMethodView[]): readonly PaymentMethodView[] {
  return [...methods].sort((a, b) => Number(a.credit) - Number(b.credit));
}
