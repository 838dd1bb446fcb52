import type { LoaderFunctionArgs } from '@remix-run/node';

/** CHK-09: the receipt as a file to keep. It is personal, so nothing on the way may store it. */
export async function loader({ params, context }: LoaderFunctionArgs): Promise<Response> {
  const receipt = await context.shop.receipts.pdf(params['orderId'] ?? '');
  if (!receipt) {
    const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' };
    throw new Response('Kvittot kan inte visas här.', { status: 404, headers });
  }
  return new Response(new Uint8Array(receipt.content), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `attachment; filename="kvitto-${receipt.orderNumber}.pdf"`,
      'Cache-Control': 'private, no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  });
}
