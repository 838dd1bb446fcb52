import { adyenWeb, checkoutOptions } from './adyen-web.js';
import type { CardInput, MountCardFields } from './port.js';

interface AdyenState {
  readonly data: { readonly paymentMethod: Readonly<Record<string, string>> };
  readonly valid: Readonly<Partial<Record<CardInput, boolean>>>;
  readonly errors: Readonly<Partial<Record<CardInput, object | null>>>;
}
export const mountAdyenFields: MountCardFields = async (
  holder,
  config,
  { labels, placeholders, onChange, onFocus },
) => {
  const { AdyenCheckout, CustomCard } = await adyenWeb(config);
  const checkout = await AdyenCheckout(checkoutOptions(config));
  const { color, fontSize } = getComputedStyle(holder);
  const card = new CustomCard(checkout, {
    brands: ['visa', 'mc', 'maestro', 'amex'],
    autoFocus: false,
    styles: { base: { color, fontSize } },
    ariaLabels: Object.fromEntries(Object.entries(labels).map(([input, label]) => [input, { label }])),
    placeholders,
    onChange: ({ data, valid, errors }: AdyenState) => {
      const sealed = Object.fromEntries(
        Object.entries(data.paymentMethod).filter(([name]) => name.startsWith('encrypted')),
      );
      const faulty = Object.fromEntries(Object.entries(errors).map(([input, fault]) => [input, Boolean(fault)]));
      onChange({ sealed, valid: { ...valid }, faulty });
    },
    onFocus: ({ fieldType, focus }: { fieldType: CardInput; focus: boolean | string }) =>
      onFocus(fieldType, Boolean(focus)),
  }).mount(holder);
  return { focus: (input) => card.setFocusOn(input), unmount: () => void card.unmount() };
};
