import type { LoaderFunctionArgs } from '@remix-run/node';

/** The menu is the same for everybody, so browsers may cache it. */
export async function loader({ context }: LoaderFunctionArgs): Promise<Response> {
  const departments = await context.shop.catalogue.menu();
  return Response.json({ departments }, { headers: { 'cache-control': 'public, max-age=300' } });
}
