import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { z } from 'zod';

import { ErrorSummary } from '../../../interface/field/error-summary.js';
import { textIn } from '../../../interface/form/sent-form.js';
import { Alert } from '../../../interface/message/alert.js';
import { ButtonLink } from '../../../interface/navigation/button.js';
import { ComplaintFields } from './fields.js';
import { readSent } from './read-sent.js';
import { complaintPageTexts as texts } from './texts.js';
import '../basket/basket.css';
import '../confirmation/confirmation.css';
import '../withdrawal/withdrawal.css';
import './complaint.css';

export { NotShown as ErrorBoundary } from '../confirmation/not-shown.js';

export const meta: MetaFunction = () => [{ title: `${texts.title} – Älgört` }, { name: 'robots', content: 'noindex' }];

export async function loader({ params, context }: LoaderFunctionArgs) {
  const form = await context.shop.complaints.form(params['orderId'] ?? '');
  if (!form) throw new Response(null, { status: 404 });
  return form;
}

export async function action({ params, request, context }: ActionFunctionArgs) {
  const { orderId = '' } = params;
  const sent = await request.formData();
  const commandId = z.uuid().safeParse(textIn(sent, 'commandId', 40)).data;
  if (!commandId) throw new Response(null, { status: 400 });
  const { written, photos } = await readSent(sent);
  const result = await context.shop.complaints.make({ commandId, orderId, ...written, photos });
  if (result.ok) return redirect(`/shop/reklamera/${orderId}/arende/${result.complaintId}`, 303);
  if (result.errors.some(({ code }) => code === 'ORDER_UNKNOWN')) throw new Response(null, { status: 404 });
  return { errors: result.errors, written };
}

/** CHK-10: the page on which a customer, or a guest with the link, complains of goods. */
export default function ComplaintPage(): React.JSX.Element {
  const form = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { orderId, orderNumber, open, rule } = form;
  return (
    <div className="page page-narrow withdrawal">
      <h1>{texts.title}</h1>
      <p className="muted">{texts.order(orderNumber)}</p>
      <p>{texts.rule(rule.assuredMonths, rule.months, rule.law)}</p>
      <p className="muted small">{texts.medicine}</p>
      <ErrorSummary errors={answer?.errors ?? []} answer={answer} />
      {open ? (
        <ComplaintFields form={form} written={answer?.written ?? null} errors={answer?.errors ?? []} />
      ) : (
        <Alert type="info">{texts.closed}</Alert>
      )}
      <p>
        <ButtonLink to={`/shop/confirmation?Id=${orderId}&sys=cos`} variant="text">
          {texts.back}
        </ButtonLink>
      </p>
    </div>
  );
}
