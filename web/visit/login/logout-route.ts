import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';

/** Values of Sec-Fetch-Site: another site, or another host of this site. */
const FROM_ELSEWHERE = new Set(['cross-site', 'same-site']);

/** A log-out needs POST, so GET redirects. The exception is 'Rensa sparad data', which must work as a link. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const ownPage = !FROM_ELSEWHERE.has(request.headers.get('sec-fetch-site') ?? 'none');
  if (searchParams.get('rensa') !== 'ja' || !ownPage) return redirect('/');
  await context.shop.login.logout();
  return redirect('/', { headers: { 'Clear-Site-Data': '"cache", "storage"' } });
}

export async function action({ context }: ActionFunctionArgs) {
  await context.shop.login.logout();
  return redirect('/', 303);
}
