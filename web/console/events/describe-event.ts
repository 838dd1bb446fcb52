import type { RecordedEvent } from '../../../domain/kernel/index.js';
import type { EventOf, StreamKind } from '../../../domain/slices.js';
import { booksTexts } from './books-texts.js';
import { campaignTexts, couponTexts, productTexts } from './catalogue-texts.js';
import { claimTexts, dutyTexts } from './duty-texts.js';
import type { EventText, EventTexts, Importance } from './event-text.js';
import { healthLookTexts, highCostAccountTexts, prescriptionTexts } from './care-texts.js';
import { jobCalendarTexts, jobRunTexts } from './job-texts.js';
import { pauseTexts } from './pause-texts.js';
import { customerTexts, lookLogTexts, memberTexts, staffAccessTexts } from './person-texts.js';
import { paymentTexts } from './payment-texts.js';
import { cartTexts, orderTexts } from './purchase-texts.js';
import { reminderTexts } from './reminder-texts.js';
import { searchWordsTexts } from './search-words-texts.js';
import { warrantTexts } from './warrant-texts.js';

/** The type requires texts for every stream kind, so a kind without texts does not compile. */
const ofKinds: { readonly [K in StreamKind]: EventTexts<EventOf<K>> } = {
  cart: cartTexts,
  order: orderTexts,
  payment: paymentTexts,
  member: memberTexts,
  customer: customerTexts,
  prescription: prescriptionTexts,
  'high-cost-account': highCostAccountTexts,
  warrant: warrantTexts,
  reminder: reminderTexts,
  'health-look': healthLookTexts,
  'staff-access': staffAccessTexts,
  'look-log': lookLogTexts,
  'job-run': jobRunTexts,
  'job-calendar': jobCalendarTexts,
  product: productTexts,
  campaign: campaignTexts,
  coupon: couponTexts,
  pause: pauseTexts,
  'search-words': searchWordsTexts,
  books: booksTexts,
  duty: dutyTexts,
  'withdrawal-claim': claimTexts,
};

/** All texts by event type. TypeScript cannot see that a type's text fits its data, so the data is cast. */
const texts: Readonly<Record<string, EventText<never>>> = Object.assign({}, ...Object.values(ofKinds));

export interface EventWords {
  readonly label: string;
  readonly line: string;
  readonly importance: Importance;
}

/** An event of a newer release may have a type that this release does not know. The type itself is then the label. */
export function describeEvent({ type, data }: Pick<RecordedEvent, 'type' | 'data'>): EventWords {
  const text = texts[type];
  if (!text) return { label: type, line: 'Okänd händelsetyp', importance: 'normal' };
  return { label: text.label, line: text.line(data as never), importance: text.importance ?? 'normal' };
}

export function labelOf(type: string): string {
  return texts[type]?.label ?? type;
}

export function importanceOf(type: string): Importance {
  return texts[type]?.importance ?? 'normal';
}
