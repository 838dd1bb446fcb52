import { order } from '../../../domain/order/index.js';
import { openTasks, payment } from '../../../domain/payment/index.js';
import { asPayment, due, held, ours, theirs, type Purchase } from '../../simulation/books.js';
import { readPartnerBooks } from '../partner-books.js';
import type { Life } from './cut-points.js';
import { dispensingLacking } from './cut-prescribed.js';
import type { Bought } from './cut-purchase.js';
import type { CutShop } from './cut-shop.js';

/** What the customer waits for, and does not have yet. Empty when the order has come to its right end. */
export async function lackingIn(shop: CutShop, bought: Bought, life: Life): Promise<readonly string[]> {
  const purchase = await purchaseOf(shop, bought);
  const types = await eventsOf(shop, bought);
  const count = (type: string) => types.filter((each) => each === type).length;
  const { order: state, payment: money } = purchase;
  const parcels = life === 'cancelled' ? 0 : state.parcels.length;
  const shipment = readPartnerBooks(shop.partnersDirectory).shipments.get(bought.orderId);
  return [
    ...says(count('OrderConfirmed') === 1, `was confirmed ${count('OrderConfirmed')} times`),
    ...says(state.phase === (life === 'cancelled' ? 'cancelled' : 'delivered'), `is ${state.phase}`),
    ...says(count('OrderDispatched') === parcels, `was dispatched ${count('OrderDispatched')} times`),
    ...says(
      shipment?.steps.some(({ status }) => status === 'stopped') === (life === 'cancelled'),
      'is another shipment at the warehouse',
    ),
    ...says(count('PaymentAuthorised') === 1, `was paid ${count('PaymentAuthorised')} times`),
    ...says(purchase.atPartner.length === 1, `has ${purchase.atPartner.length} payments at the partner`),
    ...equal(ours(purchase), theirs(purchase), 'our books and the partner’s'),
    ...equal(held(purchase), due(purchase), 'the money held and due'),
    ...says(money.late.length + money.differences.length + openTasks(money).length === 0, 'lies with a person'),
    ...(await mailsLacking(shop, types, parcels, state.order?.orderNumber ?? '')),
    ...(await pointsLacking(shop, bought, purchase, parcels)),
    ...billsLacking(purchase),
    ...(life === 'prescribed' ? await dispensingLacking(shop, bought.orderId) : []),
  ];
}

/** Events that a view or a reaction could not handle, and goods of which the shelf has another count. */
export async function lackingInAll(
  { platform, goods }: CutShop,
  pieces: Readonly<Record<string, number>>,
): Promise<readonly string[]> {
  const { rows: parked } = await platform.pool.query<{ says: string }>(
    `SELECT concat(follower, ': ', type, ': ', reason) AS says FROM follower_parked`,
  );
  const { rows: shelf } = await platform.pool.query<{ varu_id: string; web_stock: number; is_held: boolean }>(
    `SELECT varu_id, web_stock, holds <> '{}' AS is_held FROM view_product WHERE varu_id = ANY ($1)`,
    [Object.values(goods)],
  );
  return [
    ...parked.map(({ says: reason }) => `parked: ${reason}`),
    ...shelf.flatMap(({ varu_id, web_stock, is_held }) => [
      ...says(web_stock === pieces[varu_id], `${varu_id}: ${web_stock} pieces instead of ${pieces[varu_id]}`),
      ...says(!is_held, `${varu_id}: is still held`),
    ]),
  ];
}

async function purchaseOf({ platform, partners }: CutShop, { orderId, paymentId }: Bought): Promise<Purchase> {
  const { adyen, finance } = partners.simulated;
  const all = [...(adyen?.payments() ?? []), ...(finance?.credits() ?? []).map(asPayment)];
  return {
    order: await platform.commands.load(order, orderId),
    payment: await platform.commands.load(payment, paymentId),
    atPartner: all.filter(({ reference }) => reference === paymentId),
  };
}

async function eventsOf({ platform }: CutShop, { orderId, paymentId }: Bought): Promise<readonly string[]> {
  const streams = await Promise.all(
    [`order-${orderId}`, `payment-${paymentId}`].map((id) => platform.store.readStream(id)),
  );
  return streams.flat().map(({ type }) => type);
}

/** After a kill a mail may be sent twice, with the same id. */
async function mailsLacking(
  { partners }: CutShop,
  types: readonly string[],
  parcels: number,
  orderNumber: string,
): Promise<readonly string[]> {
  const letters = (partners.simulated.mail?.list() ?? []).filter(({ subject }) => subject.includes(orderNumber));
  const bills = types.filter((type) => type === 'InvoiceNoticeIssued').length;
  const wanted = { Orderbekräftelse: 1, 'är på väg': parcels, Faktura: bills };
  return Object.entries(wanted).flatMap(([word, times]) => {
    const mails = letters.filter(({ subject }) => subject.includes(word));
    const ids = new Set(mails.map(({ messageId }) => messageId)).size;
    const isRight = ids === times && mails.length <= times + 1;
    return says(isRight, `was mailed "${word}" ${mails.length} times, with ${ids} ids`);
  });
}

async function pointsLacking(
  { platform }: CutShop,
  { orderId }: Bought,
  { order: { order: placed, returns } }: Purchase,
  parcels: number,
): Promise<readonly string[]> {
  if (!placed?.memberId) return [];
  const events = await platform.store.readStream(`member-${placed.memberId}`);
  const mine = events.filter(({ data }) => (data as { orderId?: string }).orderId === orderId);
  const count = (wanted: string) => mine.filter(({ type }) => type === wanted).length;
  return [
    ...says(count('PointsEarned') === parcels, `earned points ${count('PointsEarned')} times`),
    ...says(count('PointsReversed') === returns.length, `gave points back ${count('PointsReversed')} times`),
  ];
}

/** An invoice bills what was sent, less what came back. */
function billsLacking({ payment: { started, invoice }, order: { parcels }, ...purchase }: Purchase): readonly string[] {
  if (started?.method !== 'Invoice14Days' || parcels.every(({ due: part }) => part === null)) return [];
  const billed = invoice.notices.reduce((sum, { amount, fee, credited }) => sum + amount - fee - credited, 0);
  const { money } = held({ payment: { started, invoice }, order: { parcels }, ...purchase } as Purchase);
  return says(billed === money, `is billed with ${billed} of ${money} öre`);
}

function equal(one: object, other: object, what: string): readonly string[] {
  const [first, second] = [JSON.stringify(one), JSON.stringify(other)];
  return says(first === second, `${what} differ: ${first} and ${second}`);
}

function says(holds: boolean, what: string): readonly string[] {
  return holds ? [] : [what];
}
