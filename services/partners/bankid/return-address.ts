export interface Returning {
  /** The shop's public URL. */
  readonly publicUrl: string;
  /** The path with the query. It begins with `/`. */
  readonly path: string;
  readonly userAgent: string;
  /** The URL scheme of the shop's own app, when the log-in began there. Null for a browser. */
  readonly appScheme: string | null;
}

/**
 * Browsers on iOS that open only by their own URL scheme. An `https:` link opens the default browser, which has other
 * cookies. Edge comes first, because a user agent may name several browsers.
 */
const ON_IOS: readonly (readonly [RegExp, (url: URL) => string])[] = [
  [/\bEdgiOS\//, (url) => `microsoft-edge-${url.href}`],
  [/\bCriOS\//, (url) => url.href.replace(/^http(s?):/, 'googlechrome$1:')],
  [/\bFxiOS\//, (url) => `firefox://open-url?url=${encodeURIComponent(url.href)}`],
  [/\b(OPT|OPiOS)\//, (url) => `touch-${url.href}`],
];

/**
 * Returns the URL to which an e-ID's app sends the person back on this device. It opens exactly the browser or app
 * where the log-in began.
 */
export function returnAddress({ publicUrl, path, userAgent, appScheme }: Returning): string {
  if (appScheme) return `${appScheme}://${path.replace(/^\//, '')}`;
  const url = new URL(`${publicUrl.replace(/\/$/, '')}${path}`);
  return ON_IOS.find(([browser]) => browser.test(userAgent))?.[1](url) ?? url.href;
}
