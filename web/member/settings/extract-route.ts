import { redirect, type LoaderFunctionArgs } from '@remix-run/node';

/** Sends all data about the member as a file, the register extract. It needs a strong log-in. */
export async function loader({ context }: LoaderFunctionArgs): Promise<Response> {
  const extract = await context.shop.profile.extract();
  if (!extract) return redirect('/init-login?redirect=/member/minainstallningar');
  return new Response(JSON.stringify(extract, null, 2), {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="algort-registerutdrag.json"',
      'cache-control': 'no-store',
    },
  });
}
