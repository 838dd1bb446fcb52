import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';

/** Another site, or another host of ours. */
const FROM_ELSEWHERE = new Set(['cross-site', 'same-site']);

/** A GET only redirects, because the log-out is a POST; but 'Rensa sparad data' must work as a link. */
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
