/** Opens the app on this device, and is what the QR code holds; Freja's code is not animated. `appUrl` is the simulator's telephone. */
export function frejaLink(authRef: string, appUrl: string | null): string {
  return `${appUrl ?? 'frejaeid://bindUserToTransaction'}?transactionReference=${encodeURIComponent(authRef)}`;
}
