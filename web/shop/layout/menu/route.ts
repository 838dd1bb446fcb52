import type { LoaderFunctionArgs } from '@remix-run/node';

/** Sends the departments for the menu. They are the same for everybody, so browsers may cache them. */
export async function loader({ context }: LoaderFunctionArgs): Promise<Response> {
  const departments = await context.shop.catalogue.menu();
  return Response.json({ departments }, { headers: { 'cache-control': 'public, max-age=300' } });
}
