import type { LoaderFunctionArgs } from '@remix-run/node';

const NTH = /^[1-9]$/;

/** A photo of the visitor's own complaint. The shop made the file itself, and the browser may run nothing in it. */
export async function loader({ params, context }: LoaderFunctionArgs): Promise<Response> {
  const { orderId = '', complaintId = '', nth = '' } = params;
  const photo = NTH.test(nth) ? await context.shop.complaints.photo(orderId, complaintId, Number(nth)) : null;
  if (!photo) {
    const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' };
    throw new Response('Bilden kan inte visas här.', { status: 404, headers });
  }
  return new Response(new Uint8Array(photo.bytes), {
    headers: {
      'Content-Type': photo.type,
      'Content-Disposition': 'inline; filename="bild.jpg"',
      'Cache-Control': 'private, no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  });
}
