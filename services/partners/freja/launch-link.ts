/**
 * Returns the link that opens the app on this device. The QR code contains the same link, because Freja's code is not
 * animated.
 * @param appUrl the URL of the simulated phone; null with the real app
 * @param returnTo opens the app or browser where the log-in began
 */
export function frejaLink(authRef: string, appUrl: string | null, returnTo?: string): string {
  const link = `${appUrl ?? 'frejaeid://bindUserToTransaction'}?transactionReference=${encodeURIComponent(authRef)}`;
  return returnTo ? `${link}&originAppScheme=${encodeURIComponent(returnTo)}` : link;
}
