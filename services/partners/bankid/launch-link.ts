export interface Launch {
  readonly autoStartToken: string;
  readonly device: 'mobile' | 'desktop';
  /** The URL of the simulated phone. Null with the real app. */
  readonly appUrl: string | null;
}

/**
 * Returns the link that opens the app on this device. The link says `redirect=null`, because the app returns to the
 * `returnUrl` of the log-in request. On a computer BankID requires three slashes.
 */
export function launchLink({ autoStartToken, device, appUrl }: Launch): string {
  const query = `autostarttoken=${encodeURIComponent(autoStartToken)}&redirect=null`;
  if (appUrl) return `${appUrl}?${query}`;
  return device === 'mobile' ? `https://app.bankid.com/?${query}` : `bankid:///?${query}`;
}
