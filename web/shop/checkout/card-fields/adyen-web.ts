import type { CardFieldsConfig } from '../../../../services/shop/checkout/contract.js';

export interface CustomCard {
  mount(holder: HTMLElement): CustomCard;
  unmount(): CustomCard;
  setFocusOn(input: string): void;
}
/** A component for what the partner or the bank asks of the shopper. */
interface ActionComponent {
  mount(holder: HTMLElement): ActionComponent;
  unmount(): ActionComponent;
}
interface Checkout {
  createFromAction(action: object, props: object): ActionComponent;
}
/** The part of Adyen Web 6 that the shop uses. The payment simulator offers the same part. */
interface AdyenWeb {
  AdyenCheckout(options: object): Promise<Checkout>;
  readonly CustomCard: new (checkout: object, props: object) => CustomCard;
}

declare global {
  interface Window {
    AdyenWeb?: AdyenWeb;
  }
}

/** The options of every checkout of the partner's script. */
export function checkoutOptions({ environment, clientKey }: CardFieldsConfig): object {
  return { environment, clientKey, locale: 'sv-SE', countryCode: 'SE', analytics: { enabled: false } };
}

let loading: Promise<AdyenWeb> | undefined;

/** Loads the partner's script once. The browser runs it only if its hash is the configured one. */
export function adyenWeb({ script, integrity }: CardFieldsConfig): Promise<AdyenWeb> {
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
