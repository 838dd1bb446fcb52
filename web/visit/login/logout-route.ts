import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';

/** Values of the header Sec-Fetch-Site for a request that another site, or another host of this site, has caused. */
const FROM_ELSEWHERE = new Set(['cross-site', 'same-site']);

/**
 * Handles GET, which logs nobody out but redirects. Only the link 'Rensa sparad data' logs out by GET, from the shop's
 * own pages.
 */
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
