import type { LoaderFunctionArgs } from '@remix-run/node';

/** What the menu shows when it opens: the same for everyone, so browsers keep it for a while. */
export async function loader({ context }: LoaderFunctionArgs): Promise<Response> {
  const departments = await context.shop.catalogue.menu();
  return Response.json({ departments }, { headers: { 'cache-control': 'public, max-age=300' } });
}
