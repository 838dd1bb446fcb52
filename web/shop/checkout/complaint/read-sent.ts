import type { ComplainedGoods, SentComplaint } from '../../../../services/shop/complaint/contract.js';
import { filesIn, textIn } from '../../../interface/form/sent-form.js';

const FIELD = 'antal-';
const QUANTITY = /^\d{1,3}$/;
const LONGEST_TEXT = 10_000;

export function fieldOf(lineId: string): string {
  return `${FIELD}${lineId}`;
}

/** The lines with a quantity. What is no number becomes a quantity that no order accepts. */
export function chosenGoods(sent: FormData): readonly ComplainedGoods[] {
  return [...sent.keys()]
    .filter((name) => name.startsWith(FIELD))
    .map((name) => ({ lineId: name.slice(FIELD.length, FIELD.length + 20), text: textIn(sent, name, 10) }))
    .filter(({ text }) => text !== '' && text !== '0')
    .map(({ lineId, text }) => ({ lineId, quantity: QUANTITY.test(text) ? Number(text) : -1 }));
}

/** What the form said, so that it can be shown again. Files cannot. */
export interface Written extends Pick<SentComplaint, 'lines' | 'fault' | 'wish' | 'faultSeenOn' | 'text'> {
  readonly photos: number;
}

export async function readSent(sent: FormData): Promise<{ readonly written: Written; readonly photos: Uint8Array[] }> {
  const files = filesIn(sent, 'bilder');
  const photos = await Promise.all(files.map(async (file) => new Uint8Array(await file.arrayBuffer())));
  const written = {
    lines: chosenGoods(sent),
    fault: textIn(sent, 'fel', 40),
    wish: textIn(sent, 'onskan', 40),
    faultSeenOn: textIn(sent, 'markt', 10),
    text: textIn(sent, 'beskrivning', LONGEST_TEXT),
    photos: photos.length,
  };
  return { written, photos };
}
