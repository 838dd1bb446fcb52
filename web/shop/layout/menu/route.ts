import type { LoaderFunctionArgs } from '@remix-run/node';

/** The menu's content, the same for everyone, so browsers may cache it. */
export async function loader({ context }: LoaderFunctionArgs): Promise<Response> {
  const departments = await context.shop.catalogue.menu();
  return Response.json({ departments }, { headers: { 'cache-control': 'public, max-age=300' } });
}
