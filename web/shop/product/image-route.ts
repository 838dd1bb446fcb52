import { redirect, type LoaderFunctionArgs } from '@remix-run/node';

const ICON =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><rect width="48" height="48" rx="12" fill="#0f3d2e"/><g fill="none" stroke="#f6f3e9" stroke-width="3" stroke-linecap="round"><path d="M24 42V26M24 33C17 32 12 27 11 17M24 33c7-1 12-6 13-16M24 27c-3-2-5-5-5-10M24 27c3-2 5-5 5-10"/></g><g fill="#f3b544"><circle cx="11" cy="13" r="3.500"/><circle cx="18.500" cy="12" r="3.800"/><circle cx="24" cy="8" r="3.800"/><circle cx="29.500" cy="12" r="3.800"/><circle cx="37" cy="13" r="3.500"/></g></svg>';

const DRAWN = /^(\w{1,20})\.svg$/;

/**
 * Sends the picture of a product: a photograph, or a drawing of its package. All pictures come from the shop's own
 * origin.
 */
export async function loader({ params, context }: LoaderFunctionArgs): Promise<Response> {
  const file = params.file ?? '';
  const name = DRAWN.exec(file)?.[1];
  if (name === 'algort') return drawn(ICON);
  const image = name ? await context.shop.catalogue.productImage(name) : null;
  if (image && 'svg' in image) return drawn(image.svg);
  // Lists and carts ask by article number, because they do not know whether a photograph exists.
  if (image) return redirect(`/bild/${image.photograph}`, { headers: { 'Cache-Control': 'public, max-age=300' } });
  const photograph = name ? null : await context.shop.catalogue.photograph(file);
  if (photograph) return kept(photograph);
  throw new Response('Bilden finns inte.', { status: 404, headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}

/** Sends a drawn package. Its policy forbids scripts, and browsers may cache it for a day. */
function drawn(svg: string): Response {
  return new Response(svg, {
    headers: {
      'Content-Type': 'image/svg+xml; charset=utf-8',
      'Cache-Control': 'public, max-age=86400',
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
    },
  });
}

/** Sends a photograph. Its name contains a hash of its content, so browsers may cache it for a year. */
function kept({ mediaType, content }: { readonly mediaType: string; readonly content: Uint8Array }): Response {
  return new Response(new Uint8Array(content), {
    headers: {
      'Content-Type': mediaType,
      'Cache-Control': 'public, max-age=31536000, immutable',
      'Content-Security-Policy': "default-src 'none'",
      'X-Content-Type-Options': 'nosniff',
    },
  });
}
