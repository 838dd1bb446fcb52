import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { Form, useLoaderData } from '@remix-run/react';
import { useEffect } from 'react';

import { formatKronor } from '../../../../domain/kernel/money.js';
import type { PaymentDetails } from '../../../../services/shop/checkout/contract.js';
import { Button } from '../../../interface/navigation/button.js';
import { Field } from '../../../interface/field/field.js';
import { textIn } from '../../../interface/form/sent-form.js';
import { usePageStart } from '../../../interface/navigation/use-page-start.js';
import { qrPath } from '../../../interface/picture/qr-path.js';
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
  if (details) throw redirect(nextPage(searchParams, await checkout.paymentDetails(paymentId, details), paymentId));
  const payment = await checkout.payment(paymentId);
  if (!payment) throw new Response(null, { status: 404 });
  if (payment.state === 'confirmed' && payment.orderId) throw redirect(confirmedPage(searchParams, payment.orderId));
  if (payment.state === 'failed') throw redirect(failedPage(searchParams, payment.errors));
  const { action } = payment;
  if (action?.type === 'redirect' && action.method === 'POST')
    context.page.formTo = new URL(action.url, context.publicUrl).origin;
  return { payment, qr: action?.type === 'qrCode' ? qrPath(action.qrCodeData, 'M') : null };
}

export async function action({ params, request, context }: ActionFunctionArgs) {
  const { checkout } = context.shop;
  const paymentId = params.paymentId ?? '';
  const { searchParams } = new URL(request.url);
  const form = await request.formData();
  if (textIn(form, 'intent') === 'cancel') {
    await checkout.cancelPayment(paymentId);
    return redirect(failedPage(searchParams, (await checkout.payment(paymentId))?.errors ?? []), 303);
  }
  const outcome = await checkout.paymentDetails(paymentId, {
    threeDSResult: textIn(form, 'threeDSResult', 10_000),
  });
  return redirect(nextPage(searchParams, outcome, paymentId), 303);
}

function detailsIn(search: URLSearchParams): PaymentDetails | null {
  const redirectResult = search.get('redirectResult');
  const threeDSResult = search.get('threeDSResult');
  const [sessionId, sessionResult] = [search.get('sessionId'), search.get('sessionResult')];
  if (sessionId && sessionResult) return { sessionId, sessionResult };
  return redirectResult ? { redirectResult } : threeDSResult ? { threeDSResult } : null;
}

export default function PaymentPage(): React.JSX.Element {
  const { payment, qr } = useLoaderData<typeof loader>();
  usePageStart();
  useRefresh(payment.state === 'awaiting' || qr !== null);
  const { action: wanted } = payment;
  return (
    <div className="page page-narrow payment">
      {wanted?.type === 'qrCode' && qr ? (
        <SwishScreen action={wanted} qr={qr} amount={payment.amount} />
      ) : wanted?.type === 'threeDS2' ? (
        <Challenge amount={payment.amount} />
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
      <Form method="post">
        <input type="hidden" name="intent" value="cancel" />
        <Button variant="text">{texts.cancel}</Button>
      </Form>
    </div>
  );
}

function Challenge({ amount }: { readonly amount: number }): React.JSX.Element {
  return (
    <Form method="post" className="payment-box">
      <h1>{texts.challenge}</h1>
      <p>{texts.challengeText(formatKronor(amount))}</p>
      <input type="hidden" name="intent" value="challenge" />
      <Field name="threeDSResult" label={texts.challengeCode} autoComplete="one-time-code" required />
      <Button>{texts.confirm}</Button>
    </Form>
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
