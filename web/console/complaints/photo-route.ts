import type { LoaderFunctionArgs } from '@remix-run/node';

import { staffOnly } from '../staff-only.js';

const NTH = /^[1-9]$/;

/** A photo of a complaint, for staff who opened the desk with a reason. */
export async function loader({ params, context, request }: LoaderFunctionArgs): Promise<Response> {
  const { complaintId = '', nth = '' } = params;
  const desk = staffOnly(context, request).complaints;
  const photo = await desk.photo({ complaintId, nth: NTH.test(nth) ? Number(nth) : 0 });
  if (!photo) throw new Response(null, { status: 404 });
  return new Response(new Uint8Array(photo.bytes), {
    headers: {
      'Content-Type': photo.type,
      'Content-Disposition': 'inline; filename="bild.jpg"',
      'Cache-Control': 'private, no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  });
}
