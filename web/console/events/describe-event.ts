import type { RecordedEvent } from '../../../domain/kernel/index.js';
import type { EventOf, StreamKind } from '../../../domain/slices.js';
import { campaignTexts, productTexts } from './catalogue-texts.js';
import type { EventText, EventTexts, Importance } from './event-text.js';
import { jobCalendarTexts, jobRunTexts } from './job-texts.js';
import { pauseTexts } from './pause-texts.js';
import { customerTexts, lookLogTexts, memberTexts, staffAccessTexts } from './person-texts.js';
import { paymentTexts } from './payment-texts.js';
import { cartTexts, orderTexts } from './purchase-texts.js';

/** A stream kind without texts is a compile error. */
const ofKinds: { readonly [K in StreamKind]: EventTexts<EventOf<K>> } = {
  cart: cartTexts,
  order: orderTexts,
  payment: paymentTexts,
  member: memberTexts,
  customer: customerTexts,
  'staff-access': staffAccessTexts,
  'look-log': lookLogTexts,
  'job-run': jobRunTexts,
  'job-calendar': jobCalendarTexts,
  product: productTexts,
  campaign: campaignTexts,
  pause: pauseTexts,
};

/** The event's type decides the type of its data. So a text found by the event's type fits the data. */
const texts: Readonly<Record<string, EventText<never>>> = Object.assign({}, ...Object.values(ofKinds));

export interface EventWords {
  readonly label: string;
  readonly line: string;
  readonly importance: Importance;
}

/** A newer release may have recorded an event of an unknown type. It is shown by its type. */
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
