import type { CampaignEvent, CampaignPlan } from '../../../domain/campaign/events.js';
import type { CouponEvent, CouponPlan } from '../../../domain/coupon/events.js';
import type { ProductEvent } from '../../../domain/product/events.js';
import { count, kr, minute } from '../format.js';
import type { EventTexts } from './event-text.js';

const RELEASED = { unpaid: 'betalningen blev inte av', overdue: 'tiden gick ut' } as const;

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
  StockHeld: {
    label: 'Lager hålls',
    line: ({ quantity, until }) => `${count(quantity)} under en betalning, som längst till ${minute(until)}`,
    importance: 'low',
  },
  PharmacyStockHeld: {
    label: 'Apotekets lager hålls',
    line: ({ quantity, gln, until }) =>
      `${count(quantity)} på apotek ${gln} under en betalning, som längst till ${minute(until)}`,
    importance: 'low',
  },
  PharmacyStockTaken: {
    label: 'Apotekets lager plockat',
    line: ({ quantity, gln, left }) => `${count(quantity)} till en order på apotek ${gln}, ${count(left)} kvar`,
    importance: 'low',
  },
  PharmacyStockPutBack: {
    label: 'Apotekets lager återlagt',
    line: ({ quantity, gln, left }) => `${count(quantity)} från en avbruten order på apotek ${gln}, ${count(left)} där`,
    importance: 'low',
  },
  StockReleased: {
    label: 'Lager släppt',
    line: ({ quantity, reason }) => `${count(quantity)}, ${RELEASED[reason]}`,
    importance: 'low',
  },
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
  ProductWithdrawn: {
    label: 'Vara utgången',
    line: ({ reason, on, notice }) =>
      [reason === 'recall' ? `Återkallad ${on}` : `Säljs inte från ${on}`, ...(notice === null ? [] : [notice])].join(
        ': ',
      ),
  },
  ProductReturned: { label: 'Vara åter i sortimentet', line: ({ on }) => `Säljs från ${on}` },
};

const PLANNED: { readonly [Field in keyof CampaignPlan]: string } = {
  ...{ title: 'rubrik', text: 'text', kind: 'slag', from: 'första dag', to: 'sista dag' },
  ...{ membersOnly: 'bara för medlemmar', sticker: 'märke', products: 'varor', multiBuy: 'flerköp' },
  gift: 'gåva',
};

export const campaignTexts: EventTexts<CampaignEvent> = {
  CampaignPlanned: { label: 'Kampanj planerad', line: ({ plan }) => `${plan.title}, ${plan.from}–${plan.to}` },
  CampaignChanged: {
    label: 'Kampanj ändrad',
    line: ({ plan, changed }) => `${plan.title}: ${changed.map((field) => PLANNED[field]).join(', ')}`,
  },
  CampaignEnded: { label: 'Kampanj avslutad', line: ({ on }) => `Sista dag ${on}` },
};

const COUPON: { readonly [Field in keyof CouponPlan]: string } = {
  ...{ name: 'namn', off: 'rabatt', goods: 'varor', from: 'första dag', to: 'sista dag', minimum: 'lägsta summa' },
  ...{ total: 'antal gånger', oncePerCustomer: 'en gång per kund' },
};

export const couponTexts: EventTexts<CouponEvent> = {
  CouponPlanned: {
    label: 'Rabattkod planerad',
    line: ({ code, plan }) => `${code}: ${plan.name}, ${offOf(plan)}, ${plan.from}–${plan.to}`,
  },
  CouponChanged: {
    label: 'Rabattkod ändrad',
    line: ({ plan, changed }) => `${plan.name}: ${changed.map((field) => COUPON[field]).join(', ')}`,
  },
  CouponEnded: { label: 'Rabattkod avslutad', line: ({ on }) => `Sista dag ${on}` },
  CouponReserved: {
    label: 'Rabattkod hålls',
    line: ({ attemptKey }) => (attemptKey ? 'Under en betalning' : 'I en varukorg'),
    importance: 'low',
  },
  CouponReleased: { label: 'Rabattkod släppt', line: () => 'Någon annan kan använda den', importance: 'low' },
  CouponRedeemed: { label: 'Rabattkod inlöst', line: () => 'I en bekräftad order', importance: 'low' },
  CouponReturned: { label: 'Rabattkod återlämnad', line: () => 'Inget av ordern behölls', importance: 'low' },
};

function offOf({ off }: CouponPlan): string {
  return 'percent' in off ? `${count(off.percent)} %` : kr(off.amount);
}
