import { formatKronor } from '../../../../../domain/kernel/money.js';
import type { CheckoutView } from '../../../../../services/shop/checkout/contract.js';
import { capital } from '../../../../interface/words/capital.js';
import { FactList } from '../../facts/fact-list.js';
import { basketTexts as texts } from '../texts.js';

/** What the press on the button below it buys: how and when the goods come, and the sum with its VAT. */
export function PayTold({ checkout }: { readonly checkout: CheckoutView }): React.JSX.Element {
  const { deliveryOptions, deliveryOptionId, pickup, cart } = checkout;
  const option = deliveryOptions.find(({ optionId }) => optionId === deliveryOptionId);
  const parcels = option && option.parcels.length > 1 ? option.parcels : [];
  const place = pickup?.places.find(({ placeId }) => placeId === pickup.placeId);
  return (
    <FactList
      facts={[
        ...(option && parcels.length === 0 ? [[texts.delivery, howAndWhen(option.name, option.promise)] as const] : []),
        ...parcels.map(({ label, method, promise }) => [label, howAndWhen(method, promise)] as const),
        ...(place ? [[texts.pickup, place.name] as const] : []),
        [texts.sums.total, `${formatKronor(cart.total)}, ${texts.sums.vat} ${formatKronor(cart.vat)}`],
      ]}
    />
  );
}

function howAndWhen(how: string, when: string): string {
  return `${how}. ${capital(when)}`;
}
