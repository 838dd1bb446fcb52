import type { LoaderFunctionArgs } from '@remix-run/node';

import { requireIdentified } from '../../visit/session/guard.js';
import { personTexts as texts } from './texts.js';

/** RX-10: the list of prescriptions as a file to keep. It is health data, so nothing on the way may store it. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  requireIdentified(context, request);
  const other = new URL(request.url).searchParams.get('person');
  const content = await context.shop.prescriptions.pdf({ other });
  if (!content) {
    const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' };
    throw new Response(texts.noFile, { status: 404, headers });
  }
  return new Response(new Uint8Array(content), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': 'attachment; filename="receptlista.pdf"',
      'Cache-Control': 'private, no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  });
}
