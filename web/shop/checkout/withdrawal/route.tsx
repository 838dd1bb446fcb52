import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { Link, useActionData, useLoaderData } from '@remix-run/react';
import { z } from 'zod';

import type { ShopError } from '../../../../services/foundation/problem/result-contract.js';
import type { WithdrawalPreview, WithdrawnLine } from '../../../../services/shop/withdrawal/contract.js';
import { ErrorSummary } from '../../../interface/field/error-summary.js';
import { readForm } from '../../../interface/form/sent-form.js';
import { Alert } from '../../../interface/message/alert.js';
import { ButtonLink } from '../../../interface/navigation/button.js';
import { formatDate } from '../../../interface/words/dates.js';
import { ChooseStep } from './choose-step.js';
import { chosenLines, wholeOrder } from './chosen-lines.js';
import { ConfirmStep } from './confirm-step.js';
import { withdrawalPageTexts as texts } from './texts.js';
import '../basket/basket.css';
import '../confirmation/confirmation.css';
import './withdrawal.css';

export { NotShown as ErrorBoundary } from '../confirmation/not-shown.js';

export const meta: MetaFunction = () => [{ title: `${texts.title} – Älgört` }, { name: 'robots', content: 'noindex' }];

const NONE: readonly ShopError[] = [];
const sentForm = z.object({ commandId: z.uuid() }).catchall(z.string());

interface Chosen {
  readonly lines: readonly WithdrawnLine[];
  readonly preview: WithdrawalPreview | null;
  readonly errors: readonly ShopError[];
}

/** LAW-04: the choice and its confirmation are steps of one address, so that both work without scripts. */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const { orderId = '' } = params;
  const form = await context.shop.withdrawals.form(orderId);
  if (!form) throw new Response(null, { status: 404 });
  const { searchParams } = new URL(request.url);
  if (searchParams.get('steg') !== 'bekrafta' || !form.open)
    return { form, chosen: { lines: [], preview: null, errors: NONE } satisfies Chosen as Chosen };
  const lines = searchParams.has('hela') ? wholeOrder(form) : chosenLines(Object.fromEntries(searchParams));
  const result = await context.shop.withdrawals.preview(orderId, lines);
  const chosen: Chosen = result.ok
    ? { lines, preview: result.preview, errors: NONE }
    : { lines, preview: null, errors: result.errors };
  return { form, chosen };
}

export async function action({ params, request, context }: ActionFunctionArgs) {
  const { orderId = '' } = params;
  const sent = readForm(await request.formData(), sentForm);
  if (!sent) throw new Response(null, { status: 400 });
  const { commandId, ...fields } = sent;
  const result = await context.shop.withdrawals.notify({ commandId, orderId, lines: chosenLines(fields) });
  if (result.ok) return redirect(`/shop/angra/${orderId}/kvitto/${result.withdrawalId}`, 303);
  if (result.errors.some(({ code }) => code === 'ORDER_UNKNOWN')) throw new Response(null, { status: 404 });
  return { errors: result.errors };
}

export default function WithdrawalPage(): React.JSX.Element {
  const { form, chosen } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const errors = answer?.errors ?? chosen.errors;
  return (
    <div className="page page-narrow withdrawal">
      <h1>{texts.title}</h1>
      <p className="muted">{texts.intro(form.orderNumber)}</p>
      <ErrorSummary errors={errors} />
      {!form.open && <Closed />}
      {form.open && chosen.preview && <ConfirmStep orderId={form.orderId} preview={chosen.preview} />}
      {form.open && !chosen.preview && <ChooseStep form={form} chosen={chosen.lines} errors={errors} />}
      <p>
        <ButtonLink to={`/shop/confirmation?Id=${form.orderId}&sys=cos`} variant="text">
          {texts.back}
        </ButtonLink>
      </p>
    </div>
  );
}

function Closed(): React.JSX.Element {
  const { form } = useLoaderData<typeof loader>();
  const { lastDay, orderId } = form;
  return (
    <Alert type="info">
      {lastDay ? texts.over(formatDate(lastDay)) : texts.closed}{' '}
      {lastDay && <Link to={`/shop/reklamera/${orderId}`}>{texts.complain}</Link>}
    </Alert>
  );
}
