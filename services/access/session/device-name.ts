/** The browser's User-Agent and device cookie. `mark` is the value of that cookie, or null. */
export interface Browser {
  readonly userAgent: string;
  /** True for the shop's own app. */
  readonly inApp: boolean;
  readonly mark: string | null;
}

/** A browser's User-Agent often names other browsers too, so the rarer names come first. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOP(?:R|iOS|T)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS)\//, 'Chrome'],
  [/\bVersion\/\S+ .*Safari\//, 'Safari'],
];
const KINDS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b.*\bMobile\b/, 'Androidtelefon'],
  [/\bAndroid\b/, 'Androidplatta'],
  [/\bCrOS\b/, 'Chromebook'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

/** Returns a readable device name without a version, for example "Chrome på Windows". */
export function deviceName({ userAgent, inApp }: Pick<Browser, 'userAgent' | 'inApp'>): string {
  const named = (names: typeof KINDS): string | undefined => names.find(([pattern]) => pattern.test(userAgent))?.[1];
  const browser = inApp ? 'Älgörts app' : named(BROWSERS);
  const kind = named(KINDS);
  if (browser && kind) return `${browser} på ${kind}`;
  return browser ?? kind ?? 'Okänd enhet';
}
