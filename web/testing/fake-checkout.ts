import type { CheckoutService, ConfirmationView, CustomerDetails, PaymentView, PayOutcome } from '../../services/web-host/contract/checkout.js';
import type { ShopSession } from '../context.js';
import type { FakeCart } from './fake-cart.js';

const ORDER_ID = '33333333-3333-4333-8333-333333333333';
const PAYMENT_ID = '44444444-4444-4444-8444-444444444444';
const refused = { ok: false, errors: [{ code: 'Refused', message: 'Betalningen har nekats, var god försök igen eller välj ett annat betalsätt.' }] } as const;

const OPTIONS = [
  { optionId: 'ombud', name: 'Ombud nära dig', carrier: 'Postnord', kind: 'pickup', promise: 'Hämta om 1–2 vardagar. Ligger kvar i 7 dagar.', price: 3900, requiresIdentification: false },
  { optionId: 'skap', name: 'Paketskåp', carrier: 'Instabox', kind: 'locker', promise: 'I skåpet om 1–2 vardagar. Ligger kvar i 3 dagar.', price: 4900, requiresIdentification: false },
  { optionId: 'hem', name: 'Hem till dörren i kväll', carrier: 'Best', kind: 'home', promise: 'I kväll kl. 17–22 om du beställer före 16.00.', price: 7900, requiresIdentification: false },
] as const;

export function fakeCheckout(cart: FakeCart, session: () => ShopSession): CheckoutService {
  let details: CustomerDetails | null = null;
  let optionId: string | null = null;
  let confirmation: ConfirmationView | null = null;
  let payment: PaymentView | null = null;
  let polls = 0;
  const confirm = async (): Promise<PayOutcome> => {
    const view = await cart.view();
    confirmation = {
      orderId: ORDER_ID, orderNumber: '4000012345', trackingNumber: '4000012345-1', placedAt: '2026-11-21T10:05:00.000Z', confirmed: true,
      lines: view.lines.map((line) => ({ varuId: line.varuId, slug: line.slug, name: line.name, packageText: line.packageText, quantity: line.quantity, unitPrice: line.unitPrice, total: line.total })),
      goods: view.goods, campaignDiscount: view.campaignDiscount, chequeDiscount: view.chequeDiscount, shipping: view.shipping ?? 0, total: view.total,
      vatRates: [{ percentage: 25, taxableAmount: view.total - view.vat, vat: view.vat }],
      details: details as CustomerDetails, delivery: { name: 'Ombud nära dig', promise: 'Hämta om 1–2 vardagar' }, paymentMethod: 'Kort', points: view.points, expectedOn: '2026-11-24',
    };
    cart.clear();
    return { ok: true, outcome: 'confirmed', orderId: ORDER_ID };
  };
  return {
    view: async () => ({
      cart: await cart.view(), details, detailsComplete: details !== null, deliveryOptions: details ? OPTIONS : [], deliveryOptionId: optionId,
      paymentMethods: [
        { methodId: 'klarna', name: 'Faktura 14 dagar', description: 'Betala om 14 dagar, utan avgift.', credit: true, brands: [], blockedReason: session().identified ? null : 'För att handla mot faktura krävs att du loggar in med BankID eller Freja+.' },
        { methodId: 'scheme', name: 'Kort', description: 'Beloppet reserveras nu och dras när paketet skickas.', credit: false, brands: ['Visa', 'Mastercard', 'Maestro', 'American Express'], blockedReason: null },
        { methodId: 'swish', name: 'Swish', description: 'Betala direkt i Swish-appen.', credit: false, brands: [], blockedReason: null },
      ],
      ageDeclarationRequired: session().kind === 'guest', problems: payment?.state === 'failed' ? payment.errors : [],
      testCards: [{ number: '4111 1111 1111 1111', label: 'Godkänns' }, { number: '4917 6100 0000 0000', label: '3-D Secure' }, { number: '4000 3000 1111 2220', label: 'Nekas' }],
    }),
    saveDetails: async (command) => {
      const wrong = !/^\d{3} ?\d{2}$/.test(command.details.postalCode);
      if (wrong) return { ok: false, errors: [{ field: 'postalCode', code: 'invalid', message: 'Ange ett giltigt postnummer' }] };
      details = command.details;
      return { ok: true };
    },
    chooseDelivery: async (command) => {
      optionId = command.optionId;
      cart.shipping = OPTIONS.find((option) => option.optionId === optionId)?.price ?? null;
      return { ok: true };
    },
    pay: async ({ methodId, card }) => {
      const { total } = await cart.view();
      polls = 0;
      const base = { paymentId: PAYMENT_ID, methodId, amount: total, orderId: null, errors: [] };
      if (card?.number.endsWith('2220')) return refused;
      if (methodId === 'swish') payment = { ...base, state: 'action', action: { type: 'qrCode', qrCodeData: 'D1234567890', url: 'swish://payment?token=1', expiresAt: new Date(Date.now() + 180_000).toISOString() } };
      else if (card?.number.startsWith('4917')) payment = { ...base, state: 'action', action: { type: 'threeDS2', token: 'challenge' } };
      else return confirm();
      return { ok: true, outcome: 'action', paymentId: PAYMENT_ID };
    },
    payment: async () => {
      if (payment?.methodId === 'swish' && (polls += 1) > 5) {
        await confirm();
        payment = { ...payment, state: 'confirmed', orderId: ORDER_ID, action: null };
      }
      return payment;
    },
    paymentDetails: async (_id, given) => ('threeDSResult' in given && given.threeDSResult === 'password' ? confirm() : refused),
    cancelPayment: async () => ({ ok: true }),
    confirmation: async () => confirmation,
  };
}
