import type { LoaderFunctionArgs } from '@remix-run/node';

/** Called while somebody works in a page without other requests. The request itself is the sign of activity. */
export function loader({ context }: LoaderFunctionArgs) {
  return Response.json({ here: context.console.staff !== null }, { headers: { 'Cache-Control': 'no-store' } });
}
