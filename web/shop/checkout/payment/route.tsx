import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import {
  Form,
  useActionData,
  useLoaderData,
  type ClientActionFunctionArgs,
  type ShouldRevalidateFunctionArgs,
} from '@remix-run/react';
import { useEffect } from 'react';

import type { CheckoutService, PaymentDetails } from '../../../../services/shop/checkout/contract.js';
import { Alert } from '../../../interface/message/alert.js';
import { Button } from '../../../interface/navigation/button.js';
import { NO_ANSWER, isUnanswered } from '../../calls/no-answer.js';
import { textIn } from '../../../interface/form/sent-form.js';
import { usePageStart } from '../../../interface/navigation/use-page-start.js';
import { qrPath } from '../../../interface/picture/qr-path.js';
import { Challenge } from './challenge/challenge.js';
import { confirmedPage, failedPage, nextPage } from './next-page.js';
import { SwishScreen } from './swish-screen.js';
import { paymentTexts as texts } from './texts.js';
import { useRefresh } from './use-refresh.js';
import './payment.css';

export const meta: MetaFunction = () => [{ title: `${texts.title} – Älgört` }, { name: 'robots', content: 'noindex' }];

/** The shopper waits on this page until the payment is decided. The bank also sends the browser back to it (CHK-03). */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const { checkout } = context.shop;
  const paymentId = params.paymentId ?? '';
  const { searchParams } = new URL(request.url);
  const details = detailsIn(searchParams);
  const payment = await ownPayment(checkout, paymentId);
  if (details) throw redirect(nextPage(searchParams, await checkout.paymentDetails(paymentId, details), paymentId));
  if (payment.state === 'confirmed' && payment.orderId) throw redirect(confirmedPage(searchParams, payment.orderId));
  if (payment.state === 'failed') throw redirect(failedPage(searchParams, payment.errors));
  const { action } = payment;
  if (action?.type === 'redirect' && action.method === 'POST')
    context.page.formTo = new URL(action.url, context.publicUrl).origin;
  if (action?.type === 'threeDS2') context.page.frames = action.frames;
  return { payment, qr: action?.type === 'qrCode' ? qrPath(action.qrCodeData, 'M') : null };
}

/** Another's payment, and one that was never begun, have no page. */
async function ownPayment(checkout: CheckoutService, paymentId: string) {
  const payment = await checkout.payment(paymentId);
  if (!payment) throw new Response(null, { status: 404 });
  return payment;
}

export async function action({ params, request, context }: ActionFunctionArgs) {
  const { checkout } = context.shop;
  const paymentId = params.paymentId ?? '';
  const { searchParams } = new URL(request.url);
  const form = await request.formData();
  await ownPayment(checkout, paymentId);
  if (textIn(form, 'intent') === 'cancel') {
    await checkout.cancelPayment(paymentId);
    return redirect(failedPage(searchParams, (await checkout.payment(paymentId))?.errors ?? []), 303);
  }
  const outcome = await checkout.paymentDetails(paymentId, {
    threeDSResult: textIn(form, 'threeDSResult', 10_000),
  });
  return redirect(nextPage(searchParams, outcome, paymentId), 303);
}

/** A form without an answer says so. What was sent may have arrived, so it is sent again or stays. */
export async function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  try {
    return await serverAction();
  } catch (error) {
    if (error instanceof Response || request.signal.aborted) throw error;
    return { errors: [{ code: NO_ANSWER, message: texts.unanswered }] };
  }
}

/** Without a network the page's data would fail too, and put an error page in place of this one. */
export function shouldRevalidate({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return defaultShouldRevalidate && !isUnanswered(actionResult);
}

function detailsIn(search: URLSearchParams): PaymentDetails | null {
  const redirectResult = search.get('redirectResult');
  const [sessionId, sessionResult] = [search.get('sessionId'), search.get('sessionResult')];
  if (sessionId && sessionResult) return { sessionId, sessionResult };
  return redirectResult ? { redirectResult } : null;
}

export default function PaymentPage(): React.JSX.Element {
  const { payment, qr } = useLoaderData<typeof loader>();
  const answer = useActionData();
  usePageStart();
  const { action: wanted } = payment;
  // A challenge may be answered in another tab, or its time may run out.
  useRefresh(payment.state === 'awaiting' || qr !== null || wanted?.type === 'threeDS2');
  return (
    <div className="page page-narrow payment">
      {wanted?.type === 'qrCode' && qr ? (
        <SwishScreen action={wanted} qr={qr} amount={payment.amount} />
      ) : wanted?.type === 'threeDS2' ? (
        <Challenge key={wanted.token} action={wanted} amount={payment.amount} />
      ) : wanted?.type === 'redirect' && wanted.method === 'GET' ? (
        <BankLink url={wanted.url} />
      ) : wanted?.type === 'redirect' ? (
        <BankForm url={wanted.url} data={wanted.data} />
      ) : (
        <>
          <h1>{texts.title}</h1>
          <p role="status">{texts.waiting}</p>
          <noscript>
            <meta httpEquiv="refresh" content="5" />
          </noscript>
        </>
      )}
      {isUnanswered(answer) && <Alert type="error">{texts.unanswered}</Alert>}
      <Form method="post">
        <input type="hidden" name="intent" value="cancel" />
        <Button variant="text">{texts.cancel}</Button>
      </Form>
    </div>
  );
}

/**
 * Leads to the bank. This is a page of its own, because browsers refuse to redirect a form to another origin
 * (form-action).
 */
function BankLink({ url }: { readonly url: string }): React.JSX.Element {
  useEffect(() => window.location.replace(url), [url]);
  return (
    <div className="payment-box">
      <noscript>
        <meta httpEquiv="refresh" content={`0; url=${url}`} />
      </noscript>
      <h1>{texts.onward}</h1>
      <p>{texts.redirect}</p>
      <a className="button" href={url} rel="noreferrer">
        {texts.goOn}
      </a>
    </div>
  );
}

function BankForm({
  url,
  data,
}: {
  readonly url: string;
  readonly data: Readonly<Record<string, string>>;
}): React.JSX.Element {
  return (
    <form method="post" action={url} className="payment-box">
      <h1>{texts.challenge}</h1>
      <p>{texts.redirect}</p>
      {Object.entries(data).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button>{texts.goOn}</Button>
    </form>
  );
}
