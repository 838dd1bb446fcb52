import type { CartEvent } from '../../../domain/cart/events.js';
import { isForgotten, type Forgotten } from '../../../domain/kernel/index.js';
import type { OrderEvent, OrderStep } from '../../../domain/order/events.js';
import { count, kr, rowCount, shortId } from '../format.js';
import { complaintEventTexts } from './complaint-texts.js';
import type { EventTexts } from './event-text.js';
import { collectionTexts } from './collection-texts.js';
import { packingTexts } from './packing-texts.js';
import { word } from './words.js';

const FORGOTTEN_GOODS = 'raderad vara';
const FORGOTTEN_CODE = 'raderad kod';
const FORGOTTEN_REASON = 'raderad text';

/** Why a coupon or gift left the cart. */
const LEFT = {
  customer: 'kunden tog bort den',
  replaced: 'kunden angav en annan kod',
  uncovered: 'varorna uppfyller inte längre villkoren',
  emptied: 'varukorgen tömdes',
  absorbed: 'varukorgen gick upp i en annan',
  ended: 'kampanjen är slut',
} as const;

function article(varuId: string): string {
  return isForgotten(varuId) ? '(raderad)' : varuId;
}

function rows(lines: readonly unknown[] | Forgotten): string {
  return isForgotten(lines) ? 'raderade varor' : rowCount(lines.length);
}

/** Why a client asked for new prices, in its own words. Empty when the shop repriced by itself. */
function askedFor(reason: string | Forgotten | undefined): string {
  if (reason === undefined) return '';
  return `. Klientens orsak: ${isForgotten(reason) ? FORGOTTEN_REASON : reason}`;
}

export const cartTexts: EventTexts<CartEvent> = {
  CartStarted: {
    label: 'Varukorg börjad',
    line: ({ customerId }) => (customerId ? 'En varukorg för kunden' : 'En gästs varukorg'),
    importance: 'low',
  },
  ItemAdded: {
    label: 'Vara lagd',
    line: ({ product, added, quantity }) =>
      isForgotten(product)
        ? `${count(added)} × ${FORGOTTEN_GOODS}, nu ${count(quantity)}`
        : `${count(added)} × ${product.name}, nu ${count(quantity)} à ${kr(product.unitPrice)}`,
  },
  ItemQuantitySet: {
    label: 'Antal ändrat',
    line: ({ varuId, from, quantity }) => `Vara ${article(varuId)}: från ${count(from)} till ${count(quantity)}`,
  },
  ItemRemoved: {
    label: 'Vara borttagen',
    line: ({ varuId, from, reason }) =>
      `Vara ${article(varuId)}, ${count(from)} st${reason ? ', för att identifieringen gått ut' : ''}`,
  },
  ItemRepriced: {
    label: 'Pris ändrat',
    line: ({ varuId, from, unitPrice, reason }) =>
      isForgotten(from) || isForgotten(unitPrice)
        ? FORGOTTEN_GOODS
        : `Vara ${article(varuId)}: från ${kr(from)} till ${kr(unitPrice)}${askedFor(reason)}`,
  },
  CartClaimed: {
    label: 'Varukorg övertagen',
    line: () => 'Gästens varukorg blev kundens vid inloggning',
    importance: 'low',
  },
  CartMerged: {
    label: 'Varukorgar hopslagna',
    line: ({ lines }) => `${rows(lines)} från en annan varukorg`,
  },
  ItemsSetAside: {
    label: 'Varor sparade till en egen order',
    line: ({ lines }) => `${rows(lines)} togs ur varukorgen`,
  },
  CartAbsorbed: {
    label: 'Varukorg uppgången',
    line: ({ intoCartId }) => `Innehållet finns nu i varukorg ${shortId(intoCartId)}`,
    importance: 'low',
  },
  CartLapsed: {
    label: 'Gästkorg avslutad',
    line: ({ reason, lastChangedOn }) =>
      `Gästens varukorg ${reason === 'empty' ? 'var tom' : 'lämnades'}, orörd sedan ${lastChangedOn}`,
    importance: 'low',
  },
  CartEmptied: { label: 'Varukorg tömd', line: ({ reason }) => `Orsak: ${word(reason)}` },
  CartDropped: {
    label: 'Varukorg kastad',
    line: ({ reason }) => `Varor, mottagare och leveranssätt togs bort. Orsak: ${word(reason)}`,
  },
  ChequeApplied: {
    label: 'Bonuscheck använd i varukorg',
    line: ({ amount, validTo }) => `${kr(amount)}, giltig till ${validTo}`,
  },
  ChequeRemoved: { label: 'Bonuscheck borttagen', line: ({ reason }) => `Orsak: ${word(reason)}` },
  CouponApplied: {
    label: 'Rabattkod använd',
    line: ({ coupon }) => (isForgotten(coupon) ? FORGOTTEN_CODE : `${coupon.code}, ${coupon.name}`),
  },
  CouponRemoved: {
    label: 'Rabattkod borttagen',
    line: ({ code, reason }) => `${isForgotten(code) ? FORGOTTEN_CODE : code}: ${LEFT[reason]}`,
  },
  GiftChosen: {
    label: 'Gåva vald',
    line: ({ gift }) => (isForgotten(gift) ? FORGOTTEN_GOODS : `${gift.product.name}, kod ${gift.code}`),
  },
  GiftRemoved: {
    label: 'Gåva borttagen',
    line: ({ code, reason }) => `${isForgotten(code) ? FORGOTTEN_CODE : code}: ${LEFT[reason]}`,
  },
  CustomerDetailsGiven: {
    label: 'Leveransuppgifter angivna',
    line: () => 'Namn, adress och kontakt för leveransen',
    importance: 'low',
  },
  LocationGiven: {
    label: 'Postnummer angivet',
    line: () => 'Postnumret för leveranssätten',
    importance: 'low',
  },
  DeliveryChosen: {
    label: 'Leveranssätt valt',
    line: ({ delivery }) => `${delivery.name}, ${kr(delivery.price)}`,
    importance: 'low',
  },
  PaymentMethodChosen: {
    label: 'Betalsätt valt',
    line: ({ paymentMethod }) => `Önskat betalsätt: ${paymentMethod}`,
    importance: 'low',
  },
  CheckoutStarted: { label: 'Kassa påbörjad', line: () => 'Varukorgen är låst medan ordern betalas' },
  CheckoutAbandoned: { label: 'Kassa avbruten', line: ({ reason }) => `Varukorgen är öppen igen: ${word(reason)}` },
  PrescriptionRowAdded: {
    label: 'Receptvara lagd',
    line: ({ line, isRestored }) =>
      `${isForgotten(line) ? FORGOTTEN_GOODS : kr(line.unitPrice)}${isRestored ? ', tillbaka efter ny identifiering' : ''}`,
  },
  PrescriptionPackagesSet: {
    label: 'Antal av receptvara ändrat',
    line: ({ line }) => (isForgotten(line) ? FORGOTTEN_GOODS : `Nu ${kr(line.unitPrice)}`),
  },
  PrescriptionMessageGiven: { label: 'Meddelande till farmaceut', line: () => 'Kunden skrev till farmaceuten' },
  PrescriptionRowRepriced: {
    label: 'Pris på receptvara ändrat',
    line: ({ line }) => (isForgotten(line) ? FORGOTTEN_GOODS : `Nu ${kr(line.unitPrice)}`),
  },
  PrescriptionRowRemoved: { label: 'Receptvara borttagen', line: ({ reason }) => `Orsak: ${word(reason)}` },
  CartClosed: { label: 'Varukorg avslutad', line: () => 'Varukorgen blev en order', importance: 'low' },
};

export const orderTexts: EventTexts<OrderEvent> = {
  OrderPlaced: {
    label: 'Order lagd',
    line: ({ orderNumber, lines, totals, delivery }) =>
      `Order ${orderNumber}: ${rows(lines)}, ${kr(totals.total)}, ${delivery.name}`,
    importance: 'high',
  },
  OrderGivenUp: { label: 'Orderförsök uppgivet', line: () => 'Ordern lades inte i tid; varukorgen är fri igen' },
  OrderConfirmed: { label: 'Order bekräftad', line: () => 'Betalningen är klar', importance: 'high' },
  OrderFailed: { label: 'Order misslyckad', line: ({ reason }) => `Orsak: ${word(reason)}`, importance: 'high' },
  OrderDispatched: {
    label: 'Paket skickat',
    line: ({ parcelId, carrier, trackingNumber, due }) =>
      `${parcel(parcelId)}${carrier}, kolli ${trackingNumber}${due === null ? '' : `, ${kr(due)} ska betalas`}`,
    importance: 'high',
  },
  OrderDelivered: {
    label: 'Paket levererat',
    line: ({ parcelId, trackingNumber }) => `${parcel(parcelId)}kolli ${trackingNumber}`,
  },
  OrderNotDelivered: {
    label: 'Paket ej levererat',
    line: ({ parcelId, trackingNumber, reason }) => `${parcel(parcelId)}kolli ${trackingNumber}: ${word(reason)}`,
    importance: 'high',
  },
  OrderCancelled: { label: 'Order avbruten', line: ({ reason }) => `Orsak: ${word(reason)}`, importance: 'high' },
  ItemsReturned: {
    label: 'Retur',
    line: ({ lines, refund, whole, fee }) =>
      `${whole ? 'Hela ordern' : rowCount(lines.length)}, ${kr(refund)} tillbaka${fee ? `, efter ${kr(fee.amount)} i avgift för varor som inte hämtats` : ''}`,
    importance: 'high',
  },
  ...collectionTexts,
  ...packingTexts,
  DeliveryDelayed: {
    label: 'Leverans försenad',
    line: ({ parcelId, promise, promisedBy }) =>
      `${parcel(parcelId)}utlovat ${promise}; sista dag var ${promisedBy}. Kunden meddelas`,
    importance: 'high',
  },
  WithdrawalNotified: {
    label: 'Köp ångrat',
    line: ({ lines, asks, lastDay }) =>
      `${rowCount(lines.length)}. ${asks === 'stop' ? 'Paketet ska stoppas' : 'Varorna ska tillbaka'}, ${lastDay ? `sista dag att ångra ${lastDay}` : 'varorna är ännu inte mottagna'}`,
    importance: 'high',
  },
  ReturnAwaited: {
    label: 'Retur väntas',
    line: ({ returnNumber, lines, kept, refundBy }) =>
      `Retur ${returnNumber}: ${rowCount(lines.length)}${kept.length > 0 ? `, ${rowCount(kept.length)} går inte att lämna tillbaka` : ''}. Pengarna senast ${refundBy}`,
    importance: 'high',
  },
  WithdrawalDeclined: {
    label: 'Ångrat köp gick inte att stoppa',
    line: () => 'Paketet hade gått, och varorna går inte att lämna tillbaka',
    importance: 'high',
  },
  StaffRefundProposed: {
    label: 'Återbetalning föreslagen',
    line: ({ amount, ceiling, reason }) => `${kr(amount)}, över rollens gräns ${kr(ceiling)}: ${reason}`,
    importance: 'high',
  },
  StaffRefundDeclined: { label: 'Återbetalning avböjd', line: ({ reason }) => reason, importance: 'high' },
  StaffRefundGiven: {
    label: 'Återbetalning av personal',
    line: ({ amount, approvedBy, reason }) =>
      `${kr(amount)}${approvedBy ? ', godkänd av en andra person' : ''}: ${reason}`,
    importance: 'high',
  },
  WithdrawalStopped: { label: 'Ångrat köp stoppat', line: () => 'Inget skickas, och inget behöver komma tillbaka' },
  ReturnLabelled: {
    label: 'Returetikett skapad',
    line: ({ carrier, labelNumber }) => `${carrier}, kolli ${labelNumber}`,
  },
  ReturnReceived: { label: 'Retur mottagen', line: () => 'Paketet är på lagret', importance: 'high' },
  ReturnWarned: {
    label: 'Personalen påmind om returens pengar',
    line: ({ risk, refundBy, warnDay }) =>
      risk === 'never-came'
        ? `Varorna har inte kommit. Pengarna skulle ha betalats senast ${refundBy}`
        : `Pengarna senast ${refundBy}${warnDay < 0 ? ', och den dagen är förbi' : ''}`,
    importance: 'high',
  },
  ReturnInspected: {
    label: 'Retur kontrollerad',
    line: ({ lines }) =>
      lines.map(({ lineId, quantity, outcome }) => `rad ${lineId}: ${count(quantity)} ${word(outcome)}`).join(', '),
    importance: 'high',
  },
  ...complaintEventTexts,
  OrderStepRepeated: { label: 'Steg görs om', line: ({ step }) => `Personal lät göra om ${steps[step]}` },
};

/** Names the parcel. An old event names none, because its order had one. */
function parcel(parcelId: string | null): string {
  return parcelId ? `Paket ${parcelId}, ` : '';
}

export function stepName(step: OrderStep): string {
  return steps[step];
}

const steps = {
  confirmation: 'bekräftelse av betald order',
  warehouse: 'uppdraget till lagret',
  'confirmation-mail': 'orderbekräftelsen med e-post',
  'dispatch-mail': 'leveransbeskedet med e-post',
  capture: 'debiteringen',
} as const satisfies Record<OrderStep, string>;
