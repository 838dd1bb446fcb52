/**
 * Opens the app on this device; the QR code holds it too, because Freja's code is not animated. `appUrl` is the
 * simulator's telephone; `returnTo` opens the app or browser that began.
 */
export function frejaLink(authRef: string, appUrl: string | null, returnTo?: string): string {
  const link = `${appUrl ?? 'frejaeid://bindUserToTransaction'}?transactionReference=${encodeURIComponent(authRef)}`;
  return returnTo ? `${link}&originAppScheme=${encodeURIComponent(returnTo)}` : link;
}
