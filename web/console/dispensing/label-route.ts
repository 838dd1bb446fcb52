import type { LoaderFunctionArgs } from '@remix-run/node';

import { staffOnly } from '../staff-only.js';
import { dispensingTexts as texts } from './texts.js';

/** RX-06: the labels of a dispensed withdrawal. They are health data, so nothing on the way may store them. */
export async function loader({ context, request, params }: LoaderFunctionArgs): Promise<Response> {
  const content = await staffOnly(context, request).dispensing.label(params['dispensingId'] ?? '');
  if (!content) {
    const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' };
    throw new Response(texts.noLabel, { status: 404, headers });
  }
  return new Response(new Uint8Array(content), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': 'inline; filename="etikett.pdf"',
      'Cache-Control': 'private, no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  });
}
