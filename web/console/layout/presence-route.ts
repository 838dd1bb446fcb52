import type { LoaderFunctionArgs } from '@remix-run/node';

/** Called while staff work in a page that makes no other requests. Each request keeps the session open. */
export function loader({ context }: LoaderFunctionArgs) {
  return Response.json({ here: context.console.staff !== null }, { headers: { 'Cache-Control': 'no-store' } });
}
