export interface Returning {
  /** The shop's public address. */
  readonly publicUrl: string;
  /** Path with query, from `/`. */
  readonly path: string;
  readonly userAgent: string;
  /** The scheme of the shop's own app, when the log-in began there; null for a browser. */
  readonly appScheme: string | null;
}

/**
 * Browsers on iOS that open only by their own scheme: `https:` opens the default browser, which has other cookies. Edge
 * is first, because a user agent may name several browsers.
 */
const ON_IOS: readonly (readonly [RegExp, (url: URL) => string])[] = [
  [/\bEdgiOS\//, (url) => `microsoft-edge-${url.href}`],
  [/\bCriOS\//, (url) => url.href.replace(/^http(s?):/, 'googlechrome$1:')],
  [/\bFxiOS\//, (url) => `firefox://open-url?url=${encodeURIComponent(url.href)}`],
  [/\b(OPT|OPiOS)\//, (url) => `touch-${url.href}`],
];

/** Where an e-ID's app sends the person back on this device: exactly the browser or app that began. */
export function returnAddress({ publicUrl, path, userAgent, appScheme }: Returning): string {
  if (appScheme) return `${appScheme}://${path.replace(/^\//, '')}`;
  const url = new URL(`${publicUrl.replace(/\/$/, '')}${path}`);
  return ON_IOS.find(([browser]) => browser.test(userAgent))?.[1](url) ?? url.href;
}
