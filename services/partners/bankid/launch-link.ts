export interface Launch {
  readonly autoStartToken: string;
  readonly device: 'mobile' | 'desktop';
  /** The simulator's telephone instead of the app. */
  readonly appUrl: string | null;
}

/**
 * Opens the app on this device. `redirect=null`: where the person comes back is said in the order's
 * `returnUrl`, which wins over the link's. Three slashes on a computer, as BankID wants it.
 */
export function launchLink({ autoStartToken, device, appUrl }: Launch): string {
  const query = `autostarttoken=${encodeURIComponent(autoStartToken)}&redirect=null`;
  if (appUrl) return `${appUrl}?${query}`;
  return device === 'mobile' ? `https://app.bankid.com/?${query}` : `bankid:///?${query}`;
}
