import { z } from 'zod';

import { readForm } from '../../interface/form/sent-form.js';
import { textField } from '../../interface/form/text-field.js';

const PARCEL = 'paket-';

const form = z.object({ commandId: z.uuid(), orsak: textField(300) }).catchall(z.string());

export interface StopForm {
  readonly commandId: string;
  readonly parcelIds: readonly string[];
  readonly reason: string;
}

export function parcelField(parcelId: string): string {
  return PARCEL + parcelId;
}

/** Null for a form that no page sends. */
export function readStopForm(sent: FormData): StopForm | null {
  const read = readForm(sent, form);
  if (!read) return null;
  const { commandId, orsak: reason, ...fields } = read;
  const names = Object.keys(fields).filter((name) => name.startsWith(PARCEL));
  return { commandId, reason, parcelIds: names.map((name) => name.slice(PARCEL.length, PARCEL.length + 40)) };
}
