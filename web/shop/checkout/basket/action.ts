import { parseWithZod } from '@conform-to/zod/v4';
import type { SubmissionResult } from '@conform-to/react';
import { redirect, redirectDocument, type ActionFunctionArgs } from '@remix-run/node';
import { z } from 'zod';

import type { CheckoutService } from '../../../../services/shop/checkout/contract.js';
import type { ShopError } from '../../../../services/foundation/problem/result-contract.js';
import { readForm, textIn, textsIn } from '../../../interface/form/sent-form.js';
import { detailsForm } from './details-form.js';
import { readPayForm } from './pay-form.js';
import { basketTexts as texts, couponTexts } from './texts.js';

export interface BasketAnswer {
  /** The step whose form was sent. The page shows the errors there. */
  readonly step: 'details' | 'delivery' | 'payment' | 'coupon' | 'gift' | 'cheque' | 'kept' | 'prescription';
  readonly errors: readonly ShopError[];
  readonly details?: SubmissionResult<string[]>;
  readonly methodId?: string;
  readonly invoicePlan?: string;
  readonly couponCode?: string;
}

type Step = (form: FormData, commandId: string, args: ActionFunctionArgs) => Promise<BasketAnswer | Response>;

const HERE = '/shop/basket';

const steps: Readonly<Record<string, Step>> = {
  details: saveDetails,
  delivery: chooseDelivery,
  pay,
  'apply-coupon': applyCoupon,
  'remove-coupon': removeCoupon,
  'select-gift': selectGift,
  'set-aside': setAside,
  'take-back': takeBack,
  'remove-prescription': removePrescription,
  'take-back-prescriptions': takeBackPrescriptions,
  'apply-cheque': (form, commandId, { context }) => cheque(context.shop.cart.applyCheque, form, commandId),
  'exchange-cheque': (form, commandId, { context }) => cheque(context.shop.cart.exchangeCheque, form, commandId),
  'remove-cheque': (form, commandId, { context }) => cheque(context.shop.cart.removeCheque, form, commandId),
};

const envelope = z.object({ intent: z.string(), commandId: z.uuid() });

export async function action(args: ActionFunctionArgs): Promise<BasketAnswer | Response> {
  const form = await args.request.formData();
  const sent = readForm(form, envelope);
  const step = sent && Object.hasOwn(steps, sent.intent) ? steps[sent.intent] : undefined;
  return sent && step ? step(form, sent.commandId, args) : redirect(HERE);
}

async function saveDetails(
  form: FormData,
  commandId: string,
  { context }: ActionFunctionArgs,
): Promise<BasketAnswer | Response> {
  const submission = parseWithZod(form, { schema: detailsForm });
  if (submission.status !== 'success')
    return { step: 'details', errors: fieldErrors(submission.reply().error), details: submission.reply() };
  const saved = await context.shop.checkout.saveDetails({ commandId, details: submission.value });
  if (saved.ok) return redirect(`${HERE}#leverans`, 303);
  const details = submission.reply({ fieldErrors: byField(saved.errors) });
  return { step: 'details', errors: saved.errors, details };
}

async function chooseDelivery(
  form: FormData,
  commandId: string,
  { context }: ActionFunctionArgs,
): Promise<BasketAnswer | Response> {
  const sent = readForm(form, z.object({ optionId: z.string().max(100), placeId: z.string().max(40).optional() }));
  const missing = { field: 'optionId', code: 'invalid', message: texts.errors.delivery };
  if (!sent) return { step: 'delivery', errors: [missing] };
  const { optionId, placeId } = sent;
  const wanted = placeId === undefined ? { optionId } : { optionId, placeId };
  const chosen = await context.shop.checkout.chooseDelivery({ commandId, ...wanted });
  return chosen.ok
    ? redirect(`${HERE}#${placeId ? 'betalning' : 'leverans'}`, 303)
    : { step: 'delivery', errors: chosen.errors };
}

/** An empty field is no guess of a code, so it is not counted as one. */
const noCode: ShopError = { field: 'couponCode', code: 'COUPON_EMPTY', message: couponTexts.empty };

async function applyCoupon(
  form: FormData,
  commandId: string,
  { context }: ActionFunctionArgs,
): Promise<BasketAnswer | Response> {
  const couponCode = textIn(form, 'couponCode').slice(0, 100);
  if (couponCode.trim() === '') return { step: 'coupon', errors: [noCode] };
  const applied = await context.shop.cart.applyCoupon({ commandId, code: couponCode });
  return applied.ok ? redirect(`${HERE}#rabattkod`, 303) : { step: 'coupon', errors: applied.errors, couponCode };
}

async function selectGift(
  form: FormData,
  commandId: string,
  { context }: ActionFunctionArgs,
): Promise<BasketAnswer | Response> {
  const [code, selected] = [textIn(form, 'giftCode').slice(0, 100), textIn(form, 'selected').slice(0, 20)];
  const chosen = await context.shop.cart.selectGift({
    commandId,
    code,
    selected: form.has('without') ? null : selected,
  });
  return chosen.ok ? redirect(HERE, 303) : { step: 'gift', errors: chosen.errors };
}

async function setAside(
  form: FormData,
  commandId: string,
  { context }: ActionFunctionArgs,
): Promise<BasketAnswer | Response> {
  const varuIds = textsIn(form, 'varuId').map((one) => one.slice(0, 20));
  const kept = await context.shop.cart.setAside({ commandId, varuIds });
  return kept.ok ? redirect(`${HERE}#sparade`, 303) : { step: 'kept', errors: kept.errors };
}

async function takeBack(
  form: FormData,
  commandId: string,
  { context }: ActionFunctionArgs,
): Promise<BasketAnswer | Response> {
  const sent = readForm(
    form,
    z.object({ varuId: z.string().max(20), quantity: z.coerce.number().int().min(1).max(99) }),
  );
  if (!sent) return redirect(HERE, 303);
  const back = await context.shop.cart.addItem({ commandId, ...sent });
  return back.ok ? redirect(HERE, 303) : { step: 'kept', errors: back.errors };
}

async function removePrescription(
  form: FormData,
  commandId: string,
  { context }: ActionFunctionArgs,
): Promise<BasketAnswer | Response> {
  const removed = await context.shop.cart.removePrescription({ commandId, rowId: textIn(form, 'rowId', 60) });
  return removed.ok ? redirect(HERE, 303) : { step: 'prescription', errors: removed.errors };
}

async function takeBackPrescriptions(
  _form: FormData,
  commandId: string,
  { context }: ActionFunctionArgs,
): Promise<BasketAnswer | Response> {
  const back = await context.shop.cart.takeBackPrescriptions({ commandId });
  return back.ok ? redirect(`${HERE}#receptvaror`, 303) : { step: 'prescription', errors: back.errors };
}

async function removeCoupon(
  _form: FormData,
  commandId: string,
  { context }: ActionFunctionArgs,
): Promise<BasketAnswer | Response> {
  const removed = await context.shop.cart.removeCoupon({ commandId });
  return removed.ok ? redirect(`${HERE}#rabattkod`, 303) : { step: 'coupon', errors: removed.errors };
}

async function pay(
  form: FormData,
  commandId: string,
  { context }: ActionFunctionArgs,
): Promise<BasketAnswer | Response> {
  const { checkout } = context.shop;
  // A page that was loaded before the latest release may lack this field, so the browser loads the page again.
  if (!form.has('shown')) return redirectDocument(HERE, 303);
  const read = readPayForm(form, await checkout.ageDeclarationRequired());
  const sent = { methodId: textIn(form, 'methodId'), invoicePlan: textIn(form, 'invoicePlan', 20) };
  if ('errors' in read) return { step: 'payment', errors: read.errors, ...sent };
  const outcome = await checkout.pay({ ...read.form, termsAccepted: true, commandId });
  if (!outcome.ok) return { step: 'payment', errors: outcome.errors, ...sent };
  // Only a newly loaded document gets the payment page's own Content-Security-Policy (form-action).
  return outcome.outcome === 'action'
    ? redirectDocument(addressAfter(outcome), 303)
    : redirect(addressAfter(outcome), 303);
}

type Accepted = Extract<Awaited<ReturnType<CheckoutService['pay']>>, { ok: true }>;

function addressAfter(outcome: Accepted): string {
  return outcome.outcome === 'confirmed'
    ? `/shop/confirmation?Id=${outcome.orderId}&sys=cos`
    : `/shop/betalning/${outcome.paymentId}`;
}

async function cheque(
  change: (command: {
    commandId: string;
    chequeId: string;
  }) => Promise<{ ok: true } | { ok: false; errors: readonly ShopError[] }>,
  form: FormData,
  commandId: string,
): Promise<BasketAnswer | Response> {
  const result = await change({ commandId, chequeId: textIn(form, 'chequeId') });
  return result.ok ? redirect(`${HERE}#bonuscheckar`, 303) : { step: 'cheque', errors: result.errors };
}

function fieldErrors(error: Record<string, string[] | null> | null | undefined): ShopError[] {
  return Object.entries(error ?? {}).flatMap(([field, messages]) =>
    (messages ?? []).map((message) => ({ field, code: 'invalid', message })),
  );
}

function byField(errors: readonly ShopError[]): Record<string, string[]> {
  return Object.fromEntries(errors.flatMap(({ field, message }) => (field ? [[field, [message]]] : [])));
}
