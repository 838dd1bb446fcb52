import type { LoaderFunctionArgs } from '@remix-run/node';

import { staffOnly } from '../staff-only.js';

/** Sends a day's SIE file. The access log has each download. */
export async function loader({ context, request, params }: LoaderFunctionArgs): Promise<Response> {
  const file = await staffOnly(context, request).books.file(params['date'] ?? '');
  if (!file) throw new Response(null, { status: 404 });
  return new Response(file.bytes as Uint8Array<ArrayBuffer>, {
    headers: {
      'content-type': 'application/octet-stream',
      'content-disposition': `attachment; filename="${file.name}"`,
      'cache-control': 'no-store',
    },
  });
}
