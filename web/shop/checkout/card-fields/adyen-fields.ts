import type { CardFieldsConfig } from '../../../../services/shop/checkout/contract.js';
import type { CardInput, MountCardFields } from './port.js';

interface AdyenState {
  readonly data: { readonly paymentMethod: Readonly<Record<string, string>> };
  readonly valid: Readonly<Partial<Record<CardInput, boolean>>>;
  readonly errors: Readonly<Partial<Record<CardInput, object | null>>>;
}
interface CustomCard {
  mount(holder: HTMLElement): CustomCard;
  unmount(): CustomCard;
  setFocusOn(input: string): void;
}
/** The part of Adyen Web 6 that the shop uses. The payment simulator offers the same part. */
interface AdyenWeb {
  AdyenCheckout(options: object): Promise<object>;
  readonly CustomCard: new (checkout: object, props: object) => CustomCard;
}

declare global {
  interface Window {
    AdyenWeb?: AdyenWeb;
  }
}

export const mountAdyenFields: MountCardFields = async (
  holder,
  config,
  { labels, placeholders, onChange, onFocus },
) => {
  const { AdyenCheckout, CustomCard } = await adyenWeb(config);
  const { environment, clientKey } = config;
  const locale = { locale: 'sv-SE', countryCode: 'SE' };
  const checkout = await AdyenCheckout({ environment, clientKey, ...locale, analytics: { enabled: false } });
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

let loading: Promise<AdyenWeb> | undefined;

/** Loads the partner's script once. The browser runs it only if its hash is the configured one. */
function adyenWeb({ script, integrity }: CardFieldsConfig): Promise<AdyenWeb> {
  loading ??= new Promise<AdyenWeb>((resolve, reject) => {
    const element = document.createElement('script');
    Object.assign(element, { src: script, integrity, crossOrigin: 'anonymous' });
    element.onload = () => (window.AdyenWeb ? resolve(window.AdyenWeb) : reject(new Error('no AdyenWeb')));
    element.onerror = () => reject(new Error(`${script} did not load`));
    document.head.append(element);
  }).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
