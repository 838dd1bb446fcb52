export interface Launch {
  readonly autoStartToken: string;
  readonly device: 'mobile' | 'desktop';
  /** The simulator's telephone in place of the app. */
  readonly appUrl: string | null;
}

/**
 * Opens the app on this device. `redirect=null`: the order's `returnUrl` tells where the person returns, and overrides
 * the link's. On a computer BankID wants three slashes.
 */
export function launchLink({ autoStartToken, device, appUrl }: Launch): string {
  const query = `autostarttoken=${encodeURIComponent(autoStartToken)}&redirect=null`;
  if (appUrl) return `${appUrl}?${query}`;
  return device === 'mobile' ? `https://app.bankid.com/?${query}` : `bankid:///?${query}`;
}
