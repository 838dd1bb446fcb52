import { stockholmDate, type Instant } from '../../../domain/kernel/index.js';
import {
  COMPLAINT_FAULTS,
  COMPLAINT_WISHES,
  complaintHandlingRule,
  type MakeComplaint,
} from '../../../domain/order/index.js';
import { Problem, type Fault } from '../../foundation/problem/problem.js';
import { noGoods } from './complaint-problem.js';
import type { SentComplaint } from './contract.js';
import { photoOf } from './photo.js';
import { complaintTexts as texts } from './texts.js';

const DATE = /^\d{4}-\d{2}-\d{2}$/;
const BYTES = 1_000_000;

export interface ReadComplaint extends Pick<MakeComplaint, 'fault' | 'wish' | 'faultSeenOn'> {
  readonly text: string;
  readonly photos: readonly Buffer[];
}

/** Reads the fields of a complaint. @throws Problem that names every field at fault */
export async function readComplaint(sent: SentComplaint, at: Instant): Promise<ReadComplaint> {
  const fault = COMPLAINT_FAULTS.find((each) => each === sent.fault);
  const wish = COMPLAINT_WISHES.find((each) => each === sent.wish);
  const { faultSeenOn } = sent;
  const text = sent.text.replace(/\r\n/g, '\n').replaceAll('\0', '').trim();
  const { photos, faults } = await readPhotos(sent.photos, at);
  const all: readonly Fault[] = [
    ...(sent.lines.length > 0 ? [] : [noGoods()]),
    ...(fault ? [] : [{ field: 'fel', code: 'FAULT_INVALID', message: texts.fault }]),
    ...(isDay(faultSeenOn) ? [] : [{ field: 'markt', code: 'FAULT_DAY_INVALID', message: texts.faultSeenOn }]),
    ...textFaults(text, at),
    ...faults,
    ...(wish ? [] : [{ field: 'onskan', code: 'WISH_INVALID', message: texts.wish }]),
  ];
  if (!fault || !wish || all.length > 0) throw new Problem(400, all);
  return { fault, wish, faultSeenOn, text, photos };
}

function isDay(text: string): boolean {
  return DATE.test(text) && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text);
}

function textFaults(text: string, at: Instant): readonly Fault[] {
  const { shortest, longest } = complaintHandlingRule.on(stockholmDate(at)).text;
  if (text.length < shortest) return [{ field: 'beskrivning', code: 'TEXT_SHORT', message: texts.text(shortest) }];
  if (text.length > longest) return [{ field: 'beskrivning', code: 'TEXT_LONG', message: texts.textLong(longest) }];
  return [];
}

async function readPhotos(
  sent: SentComplaint['photos'],
  at: Instant,
): Promise<{ readonly photos: readonly Buffer[]; readonly faults: readonly Fault[] }> {
  const { most, megabytes } = complaintHandlingRule.on(stockholmDate(at)).photos;
  const field = 'bilder';
  if (sent.length > most)
    return { photos: [], faults: [{ field, code: 'PHOTOS_MANY', message: texts.photosMany(most) }] };
  const photos: Buffer[] = [];
  const faults: Fault[] = [];
  // One after the other: a decoded photo takes fifty megabytes of memory.
  for (const [index, bytes] of sent.entries()) {
    if (bytes.length > megabytes * BYTES) {
      faults.push({ field, code: 'PHOTO_LARGE', message: texts.photoLarge(index + 1, megabytes) });
      continue;
    }
    const photo = await photoOf(bytes);
    if (photo) photos.push(photo);
    else faults.push({ field, code: 'PHOTO_UNREADABLE', message: texts.photoUnreadable(index + 1) });
  }
  return { photos, faults };
}
