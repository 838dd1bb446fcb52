import { data, redirect, type HeadersFunction, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { isRouteErrorResponse, Link, useRouteError } from '@remix-run/react';

import { ErrorPage } from '../../layout/error-page.js';
import { confirmationTexts as texts } from './texts.js';

export const meta: MetaFunction = () => [
  { title: `${texts.linkEnded} – Älgört` },
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'no-referrer' },
];

/** Opens a guest's order by its link, and leads on to an address without the link's proof. */
export async function loader({ request, params, context }: LoaderFunctionArgs): Promise<never> {
  const { searchParams } = new URL(request.url);
  const orderId = params['orderId'] ?? '';
  const proof = { lastDay: searchParams.get('till') ?? '', signature: searchParams.get('sign') ?? '' };
  const result = await context.shop.orders.openByLink(orderId, proof);
  if (result.opened) throw redirect(pageOf(orderId, searchParams.get('kvitto')), { headers: PRIVATE });
  const { tooMany } = result;
  if (!tooMany) throw data(null, { status: 404, headers: PRIVATE });
  throw data(null, { status: 429, headers: { ...PRIVATE, 'Retry-After': String(tooMany.retryAfterSeconds) } });
}

/** A mail about a withdrawal leads to its receipt. That page checks the id; any other value leads to the order. */
function pageOf(orderId: string, withdrawalId: string | null): string {
  if (withdrawalId && /^[0-9a-f-]{36}$/.test(withdrawalId)) return `/shop/angra/${orderId}/kvitto/${withdrawalId}`;
  return `/shop/confirmation?Id=${orderId}&sys=cos`;
}

const PRIVATE = { 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' };

export const headers: HeadersFunction = ({ errorHeaders }) => errorHeaders ?? {};

/** The loader always leads on, so this page shows only an ended, altered or limited link. */
export default function OrderLinkPage(): null {
  return null;
}

export function ErrorBoundary(): React.JSX.Element {
  const error = useRouteError();
  if (!isRouteErrorResponse(error) || ![404, 429].includes(error.status)) return <ErrorPage />;
  return (
    <div className="page page-narrow error-page">
      <h1>{texts.linkEnded}</h1>
      <p>{error.status === 429 ? texts.linkTooOften : texts.linkEndedText}</p>
      <p className="error-page-actions">
        <Link to="/kundservice">{texts.customerService}</Link>
        <Link to="/tracking">{texts.track}</Link>
      </p>
    </div>
  );
}
