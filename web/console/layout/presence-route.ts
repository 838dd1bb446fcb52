import type { LoaderFunctionArgs } from '@remix-run/node';

/** Asked while somebody works in a page that asks for nothing else; that it was asked is all. */
export function loader({ context }: LoaderFunctionArgs) {
  return Response.json({ here: context.console.staff !== null }, { headers: { 'Cache-Control': 'no-store' } });
}
