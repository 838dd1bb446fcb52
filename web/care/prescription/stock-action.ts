import { data, redirect, type ActionFunctionArgs } from '@remix-run/node';
import { z } from 'zod';

import type { PrescriptionStockView, StockQuestion } from '../../../services/care/prescription/contract.js';
import { readForm } from '../../interface/form/sent-form.js';
import { HOME } from './parts.js';

export const LONGEST_PLACE = 100;

const question = z.object({
  id: z.uuid(),
  part: z.enum(['own', 'animal']),
  other: z.string().max(40).optional(),
  ort: z.string().max(LONGEST_PLACE).optional(),
  gln: z.string().max(20).optional(),
});

/** Which prescription was asked about, for the form that asks again from another place. */
export type Asked = Pick<StockQuestion, 'id' | 'part' | 'other' | 'place'>;

/** RX-14, CAT-06: the stock of what one prescription gives. Only the customer who sees its card gets an answer. */
export async function action({ request, context }: ActionFunctionArgs) {
  const toLogIn = `/init-login?redirect=${encodeURIComponent(HOME)}`;
  // RX-12: the strong log-in may have ended since the card was shown.
  if (!context.session.identified) throw redirect(toLogIn, 303);
  const sent = readForm(await request.formData(), question);
  if (!sent) return data({ asked: null, view: null }, { status: 400 });
  const { id, part, other = null, ort = '', gln = null } = sent;
  const place = ort.replace(/\p{Cc}+/gu, ' ').trim();
  const asked: Asked = { id, part, other, place };
  const postalCode = place === '' && gln === null ? await homeOf(context) : null;
  const view = await context.shop.prescriptions.stock({ ...asked, gln, position: null, postalCode });
  if (view.state === 'not-identified') throw redirect(toLogIn, 303);
  return data({ asked, view }, { status: statusOf(view) });
}

function statusOf({ state }: PrescriptionStockView): number {
  return state === 'not-allowed' ? 403 : 200;
}

async function homeOf({ shop }: Pick<ActionFunctionArgs['context'], 'shop'>): Promise<string | null> {
  return (await shop.profile.own())?.postalCode || null;
}
