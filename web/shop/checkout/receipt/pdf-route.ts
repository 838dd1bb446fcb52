import type { LoaderFunctionArgs } from '@remix-run/node';

/** CHK-09: the receipt as a file to keep. It is personal, so nothing on the way may store it. */
export async function loader({ params, context }: LoaderFunctionArgs): Promise<Response> {
  const receipt = await context.shop.receipts.pdf(params['orderId'] ?? '');
  if (!receipt) throw new Response(null, { status: 404 });
  return new Response(new Uint8Array(receipt.content), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `attachment; filename="kvitto-${receipt.orderNumber}.pdf"`,
      'Cache-Control': 'private, no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  });
}
