import type { CampaignEvent, CampaignPlan } from '../../../domain/campaign/events.js';
import type { CartEvent } from '../../../domain/cart/events.js';
import type { CustomerEvent } from '../../../domain/customer/events.js';
import type { JobRunEvent } from '../../../domain/job-run/events.js';
import { isForgotten, type DomainEvent } from '../../../domain/kernel/index.js';
import type { MembershipEvent } from '../../../domain/membership/events.js';
import type { OrderEvent } from '../../../domain/order/events.js';
import type { PaymentEvent } from '../../../domain/payment/events.js';
import type { ProductEvent } from '../../../domain/product/events.js';
import type { StaffAccessEvent } from '../../../domain/staff-access/events.js';
import { count, kr, points, shortId } from '../format.js';
import { word } from './words.js';

/** `high`: what a call to customer service is about; `low`: what is seldom looked for. */
export type Importance = 'high' | 'normal' | 'low';

/** What an event is called, and the one line that says what it did. Nothing personal. */
export interface EventText<Data> {
  readonly label: string;
  readonly line: (data: Data) => string;
  readonly importance?: Importance;
}

export type EventTexts<E extends DomainEvent> = {
  readonly [Type in E['type']]: EventText<Extract<E, { type: Type }>['data']>;
};

export const cartTexts: EventTexts<CartEvent> = {
  CartStarted: {
    label: 'Varukorg börjad',
    line: ({ customerId }) => (customerId ? 'En varukorg för kunden' : 'En gästs varukorg'),
    importance: 'low',
  },
  ItemAdded: {
    label: 'Vara lagd',
    line: ({ product, added, quantity }) =>
      `${count(added)} × ${product.name}, nu ${count(quantity)} à ${kr(product.unitPrice)}`,
  },
  ItemQuantitySet: {
    label: 'Antal ändrat',
    line: ({ varuId, from, quantity }) => `Vara ${varuId}: ${count(from)} → ${count(quantity)}`,
  },
  ItemRemoved: {
    label: 'Vara borttagen',
    line: ({ varuId, from, reason }) =>
      `Vara ${varuId}, ${count(from)} st${reason ? ', för att identifieringen gått ut' : ''}`,
  },
  ItemRepriced: {
    label: 'Pris ändrat',
    line: ({ varuId, from, unitPrice }) => `Vara ${varuId}: ${kr(from)} → ${kr(unitPrice)}`,
  },
  CartClaimed: {
    label: 'Varukorg övertagen',
    line: () => 'Gästens varukorg blev kundens vid inloggning',
    importance: 'low',
  },
  CartMerged: {
    label: 'Varukorgar hopslagna',
    line: ({ lines }) => `${count(lines.length)} rader från en annan varukorg`,
  },
  CartAbsorbed: {
    label: 'Varukorg uppgången',
    line: ({ intoCartId }) => `Innehållet finns nu i varukorg ${shortId(intoCartId)}`,
    importance: 'low',
  },
  CartEmptied: { label: 'Varukorg tömd', line: ({ reason }) => `Orsak: ${word(reason)}` },
  ChequeApplied: {
    label: 'Bonuscheck använd i varukorg',
    line: ({ amount, validTo }) => `${kr(amount)}, giltig till ${validTo}`,
  },
  ChequeRemoved: { label: 'Bonuscheck borttagen', line: ({ reason }) => `Orsak: ${word(reason)}` },
  CustomerDetailsGiven: {
    label: 'Leveransuppgifter angivna',
    line: () => 'Namn, adress och kontakt för leveransen',
    importance: 'low',
  },
  DeliveryChosen: {
    label: 'Leveranssätt valt',
    line: ({ delivery }) => `${delivery.name}, ${kr(delivery.price)}`,
    importance: 'low',
  },
  CheckoutStarted: { label: 'Kassa påbörjad', line: () => 'Varukorgen är låst medan ordern betalas' },
  CheckoutAbandoned: { label: 'Kassa avbruten', line: ({ reason }) => `Varukorgen är öppen igen: ${word(reason)}` },
  CartClosed: { label: 'Varukorg avslutad', line: () => 'Varukorgen blev en order', importance: 'low' },
};

export const orderTexts: EventTexts<OrderEvent> = {
  OrderPlaced: {
    label: 'Order lagd',
    line: ({ orderNumber, lines, totals, delivery }) =>
      `Order ${orderNumber}: ${count(lines.length)} rader, ${kr(totals.total)}, ${delivery.name}`,
    importance: 'high',
  },
  OrderGivenUp: { label: 'Orderförsök uppgivet', line: () => 'Ordern lades inte i tid; varukorgen är fri igen' },
  OrderConfirmed: { label: 'Order bekräftad', line: () => 'Betalningen är klar', importance: 'high' },
  OrderFailed: { label: 'Order misslyckad', line: ({ reason }) => `Orsak: ${word(reason)}`, importance: 'high' },
  OrderDispatched: {
    label: 'Order skickad',
    line: ({ carrier, trackingNumber }) => `${carrier}, kolli ${trackingNumber}`,
    importance: 'high',
  },
  OrderDelivered: { label: 'Order levererad', line: ({ trackingNumber }) => `Kolli ${trackingNumber}` },
  OrderNotDelivered: {
    label: 'Order ej levererad',
    line: ({ trackingNumber, reason }) => `Kolli ${trackingNumber}: ${word(reason)}`,
    importance: 'high',
  },
  OrderCancelled: { label: 'Order avbruten', line: ({ reason }) => `Orsak: ${word(reason)}`, importance: 'high' },
  ItemsReturned: {
    label: 'Retur',
    line: ({ lines, refund, whole }) =>
      `${whole ? 'Hela ordern' : `${count(lines.length)} rader`}, ${kr(refund)} tillbaka`,
    importance: 'high',
  },
};

export const paymentTexts: EventTexts<PaymentEvent> = {
  PaymentStarted: {
    label: 'Betalning påbörjad',
    line: ({ orderNumber, method, amount }) => `Order ${orderNumber}: ${kr(amount)} med ${word(method)}`,
  },
  PaymentActionRequired: { label: 'Betalning väntar på kunden', line: ({ action }) => word(action), importance: 'low' },
  PaymentAuthorised: { label: 'Betalning godkänd', line: ({ amount }) => kr(amount) },
  PaymentRefused: { label: 'Betalning nekad', line: ({ reason }) => reason, importance: 'high' },
  PaymentCancelled: { label: 'Betalning avbruten', line: ({ reason }) => `Orsak: ${word(reason)}`, importance: 'high' },
  CaptureRequested: { label: 'Debitering begärd', line: ({ amount }) => kr(amount), importance: 'low' },
  PaymentCaptured: { label: 'Betalning debiterad', line: ({ amount }) => kr(amount) },
  CaptureFailed: { label: 'Debitering misslyckad', line: ({ reason }) => reason, importance: 'high' },
  RefundRequested: { label: 'Återbetalning begärd', line: ({ amount, reason }) => `${kr(amount)}: ${word(reason)}` },
  PaymentRefunded: { label: 'Återbetalning gjord', line: ({ amount }) => kr(amount), importance: 'high' },
  RefundFailed: { label: 'Återbetalning misslyckad', line: ({ reason }) => reason, importance: 'high' },
  LateAuthorisationReceived: {
    label: 'Sen betalning mottagen',
    line: ({ amount }) => `${kr(amount)} kom efter att betalningen avbrutits och skickas tillbaka`,
    importance: 'high',
  },
};

export const membershipTexts: EventTexts<MembershipEvent> = {
  MemberRegistered: {
    label: 'Blev medlem',
    line: ({ memberNumber, registeredOn }) => `Medlem ${memberNumber} från ${registeredOn}`,
    importance: 'high',
  },
  PointsEarned: {
    label: 'Poäng intjänade',
    line: ({ points: earned, basis, expiresOn }) => `${points(earned)} på ${kr(basis)}, gäller till ${expiresOn}`,
    importance: 'high',
  },
  PointsReversed: {
    label: 'Poäng återtagna',
    line: ({ points: lost, fromBalance }) => `${points(lost)} efter retur, ${points(fromBalance)} från saldot`,
    importance: 'high',
  },
  LevelChanged: {
    label: 'Nivå ändrad',
    line: ({ from, to, pointsCounted, windowFrom, windowTo, protectedUntil }) =>
      `${from} → ${to}: ${points(pointsCounted)} från ${windowFrom} till ${windowTo}${protectedUntil ? `, skyddad till ${protectedUntil}` : ''}`,
    importance: 'high',
  },
  ChequeIssued: {
    label: 'Bonuscheck utfärdad',
    line: ({ amount, pointsConverted, rate, validFrom, validTo }) =>
      `${kr(amount)} för ${points(pointsConverted)} (${rate} %), ${validFrom} – ${validTo}`,
    importance: 'high',
  },
  ChequeReserved: {
    label: 'Bonuscheck reserverad',
    line: ({ cartId }) => `För varukorg ${shortId(cartId)}`,
    importance: 'low',
  },
  ChequeReleased: { label: 'Bonuscheck frigjord', line: ({ reason }) => `Orsak: ${word(reason)}`, importance: 'low' },
  ChequeRedeemed: {
    label: 'Bonuscheck inlöst',
    line: ({ orderId }) => `På order ${shortId(orderId)}`,
    importance: 'high',
  },
  ChequeReturned: {
    label: 'Bonuscheck återlämnad',
    line: ({ orderId }) => `Order ${shortId(orderId)} gick helt tillbaka`,
  },
  ChequeExpired: {
    label: 'Bonuscheck förfallen',
    line: ({ expiredOn }) => `Sista dag ${expiredOn}`,
    importance: 'high',
  },
  PointsExpired: {
    label: 'Poäng förfallna',
    line: ({ points: lost, expiredOn }) => `${points(lost)} den ${expiredOn}`,
    importance: 'high',
  },
  TerminationNoticed: {
    label: 'Medlemskap uppsagt',
    line: ({ endsOn, reason }) => `Upphör ${endsOn}: ${reason}`,
    importance: 'high',
  },
  MembershipEnded: {
    label: 'Medlemskap avslutat',
    line: ({ reason, endedOn, pointsLapsed }) => `${endedOn}, ${word(reason)}; ${points(pointsLapsed)} förföll`,
    importance: 'high',
  },
};

export const customerTexts: EventTexts<CustomerEvent> = {
  CustomerIdentified: {
    label: 'Identifierad första gången',
    line: ({ method }) => `Med ${word(method)}`,
    importance: 'high',
  },
  CustomerIdentifiedAgain: { label: 'Inloggad', line: ({ method }) => `Med ${word(method)}`, importance: 'low' },
  CustomerLoggedOut: { label: 'Utloggad', line: () => 'Den starka inloggningen avslutades', importance: 'low' },
  ProfileUpdated: { label: 'Uppgifter ändrade', line: ({ changed }) => changed.join(', ') },
  ContactDetailsConfirmed: {
    label: 'Kontaktuppgifter bekräftade',
    line: ({ verifyAgainFrom }) => `Frågas igen från ${verifyAgainFrom}`,
  },
  ContactDetailsPostponed: {
    label: 'Kontaktuppgifter frågade, inget svar',
    line: ({ verifyAgainFrom }) => `Frågas igen från ${verifyAgainFrom}`,
    importance: 'low',
  },
  AppReviewAnswered: {
    label: 'Fråga om betyg i appen besvarad',
    line: ({ choice }) => (choice === 'rate' ? 'Ville betygsätta' : 'Inte nu'),
    importance: 'low',
  },
  ConsentGiven: { label: 'Samtycke lämnat', line: ({ code, textVersion }) => `${code}, text ${textVersion}` },
  ConsentWithdrawn: { label: 'Samtycke återkallat', line: ({ code }) => code },
  FavouriteAdded: { label: 'Favorit sparad', line: ({ varuId }) => goods(varuId), importance: 'low' },
  FavouriteRemoved: { label: 'Favorit borttagen', line: ({ varuId }) => goods(varuId), importance: 'low' },
  FavouritesCleared: {
    label: 'Favoriter raderade',
    line: ({ count: gone, reason }) =>
      `${count(gone)} favoriter, ${reason === 'customer' ? 'av kunden' : 'samtycket återkallades'}`,
  },
  ProductWatched: {
    label: 'Vara bevakad',
    line: ({ varuId, channel }) => `${goods(varuId)}, meddelas ${channel === 'mail' ? 'med e-post' : 'i appen'}`,
  },
  ProductUnwatched: { label: 'Bevakning avslutad', line: ({ varuId }) => goods(varuId) },
  CustomerErased: {
    label: 'Personen raderad',
    line: ({ reason }) => `Allt utom bokföringen är glömt: ${reason}`,
    importance: 'high',
  },
  StockNoticeSent: {
    label: 'Meddelad om lager',
    line: ({ varuId, channel }) => `${goods(varuId)}, ${channel === 'mail' ? 'e-post' : 'notis i appen'}`,
  },
};

function goods(varuId: string): string {
  return isForgotten(varuId) ? 'En glömd vara' : `Vara ${varuId}`;
}

export const staffAccessTexts: EventTexts<StaffAccessEvent> = {
  CustomerViewed: { label: 'Öppnad i konsolen', line: ({ staffName, reason }) => `${staffName}: ${reason}` },
};

export const jobRunTexts: EventTexts<JobRunEvent> = {
  JobRunStarted: {
    label: 'Jobb startat',
    line: ({ job, businessDate }) => `${job} för ${businessDate}`,
    importance: 'low',
  },
  JobSubjectParked: {
    label: 'Jobb lade undan',
    line: ({ subject, reason }) => `${shortId(subject)}: ${reason}`,
    importance: 'high',
  },
  JobRunCompleted: {
    label: 'Jobb klart',
    line: ({ job, report }) =>
      `${job}: ${count(report.considered)} prövade, ${count(report.changed)} ändrade, ${count(report.parked)} undanlagda`,
  },
};

export const productTexts: EventTexts<ProductEvent> = {
  ProductAdded: { label: 'Vara upplagd', line: ({ description }) => `${description.name}, ${description.brand}` },
  ProductDescribed: {
    label: 'Varubeskrivning ändrad',
    line: ({ description, changed }) => `${description.name}: ${changed.join(', ')}`,
    importance: 'low',
  },
  PriceSet: {
    label: 'Pris satt',
    line: ({ price, discountPrice }) =>
      discountPrice === null ? kr(price) : `${kr(discountPrice)}, ordinarie ${kr(price)}`,
  },
  StockCounted: { label: 'Lager räknat', line: ({ web }) => `${count(web)} i webblager`, importance: 'low' },
  StockPutBack: {
    label: 'Lager återlagt',
    line: ({ quantity, web }) => `${count(quantity)} från en avbruten order, ${count(web)} i webblager`,
    importance: 'low',
  },
  StockTaken: {
    label: 'Lager plockat',
    line: ({ quantity, web }) => `${count(quantity)} till en order, ${count(web)} kvar`,
    importance: 'low',
  },
  ProductWithdrawn: { label: 'Vara utgången', line: ({ on }) => `Säljs inte från ${on}` },
  ProductReturned: { label: 'Vara åter i sortimentet', line: ({ on }) => `Säljs från ${on}` },
};

const PLANNED: { readonly [Field in keyof CampaignPlan]: string } = {
  ...{ title: 'rubrik', text: 'text', kind: 'slag', from: 'första dag', to: 'sista dag' },
  ...{ membersOnly: 'bara för medlemmar', sticker: 'märke', products: 'varor' },
};

export const campaignTexts: EventTexts<CampaignEvent> = {
  CampaignPlanned: { label: 'Kampanj planerad', line: ({ plan }) => `${plan.title}, ${plan.from}–${plan.to}` },
  CampaignChanged: {
    label: 'Kampanj ändrad',
    line: ({ plan, changed }) => `${plan.title}: ${changed.map((field) => PLANNED[field]).join(', ')}`,
  },
  CampaignEnded: { label: 'Kampanj avslutad', line: ({ on }) => `Sista dag ${on}` },
};
