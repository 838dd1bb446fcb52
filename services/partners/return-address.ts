export interface Returning {
  /** The shop's address as shoppers know it. */
  readonly publicUrl: string;
  /** With its query, from `/`. */
  readonly path: string;
  readonly userAgent: string;
  /** The scheme by which the shop's own app is opened, when the login was begun in it; null: a browser. */
  readonly appScheme: string | null;
}

/**
 * Browsers on iOS that open only by a scheme of their own: `https:` opens the one chosen in the settings, which has
 * other cookies. Edge stands first, for a user agent may name more than one.
 */
const ON_IOS: readonly (readonly [RegExp, (url: URL) => string])[] = [
  [/\bEdgiOS\//, (url) => `microsoft-edge-${url.href}`],
  [/\bCriOS\//, (url) => url.href.replace(/^http(s?):/, 'googlechrome$1:')],
  [/\bFxiOS\//, (url) => `firefox://open-url?url=${encodeURIComponent(url.href)}`],
  [/\b(OPT|OPiOS)\//, (url) => `touch-${url.href}`],
];

/** Where an e-ID's app sends the person back on this device: into the browser or app that began, and no other. */
export function returnAddress({ publicUrl, path, userAgent, appScheme }: Returning): string {
  if (appScheme) return `${appScheme}://${path.replace(/^\//, '')}`;
  const url = new URL(`${publicUrl.replace(/\/$/, '')}${path}`);
  return ON_IOS.find(([browser]) => browser.test(userAgent))?.[1](url) ?? url.href;
}
