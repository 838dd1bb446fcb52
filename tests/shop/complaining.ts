import { randomUUID } from 'node:crypto';

import sharp from 'sharp';

import type { Answer, Shopper } from './shopper.js';

export const COMPLAINT_TEXT = 'Utslag på halsen efter två dagar';

/** Sends the form of a complaint of the order's first line. `change` replaces fields of the form. */
export function complain(
  shopper: Shopper,
  orderId: string,
  change: Record<string, string> = {},
  photos: readonly Uint8Array[] = [],
): Promise<Answer> {
  const form = new FormData();
  const fields = { commandId: randomUUID(), 'antal-1': '1', fel: 'damaged', markt: '2026-05-04', onskan: 'money-back' };
  for (const [name, value] of Object.entries({ ...fields, beskrivning: COMPLAINT_TEXT, ...change }))
    form.append(name, value);
  for (const each of photos)
    form.append('bilder', new Blob([new Uint8Array(each)], { type: 'image/jpeg' }), 'bild.jpg');
  return shopper.sendFiles(`/shop/reklamera/${orderId}`, form);
}

export function aPhoto(): Promise<Buffer> {
  return sharp({ create: { width: 400, height: 300, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer();
}
