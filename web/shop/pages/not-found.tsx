import type { MetaFunction } from '@remix-run/node';

export { ErrorPage as ErrorBoundary } from '../layout/error-page.js';

export const meta: MetaFunction = () => [{ title: 'Sidan finns inte – Älgört' }];

export function loader(): never {
  throw new Response(null, { status: 404 });
}

export default function NotFoundPage(): null {
  return null;
}
