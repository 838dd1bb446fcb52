import type { LoaderFunctionArgs } from '@remix-run/node';

/**
 * The idle watch calls this route while staff work on a page that makes no other requests. Each call extends the
 * session.
 */
export function loader({ context }: LoaderFunctionArgs) {
  return Response.json({ here: context.console.staff !== null }, { headers: { 'Cache-Control': 'no-store' } });
}
