/**
 * The values that the cookie may have (APP-03). With a device default the page follows the device; the name says how it
 * was.
 */
export const APPEARANCES = ['light', 'lightDeviceDefault', 'dark', 'darkDeviceDefault'] as const;
export type Appearance = (typeof APPEARANCES)[number];

const COOKIE = 'appearance';
const SECONDS = 365 * 24 * 60 * 60;

/** Reads the appearance from a Cookie header or document.cookie. Null means that the page follows the device. */
export function savedAppearance(cookies: string | null | undefined): Appearance | null {
  const value = new RegExp(`(?:^|;\\s*)${COOKIE}=([A-Za-z]+)(?:;|$)`).exec(cookies ?? '')?.[1];
  return APPEARANCES.find((appearance) => appearance === value) ?? null;
}

export function appearanceCookie(appearance: Appearance): string {
  return `${COOKIE}=${appearance}; Path=/; SameSite=Lax; Max-Age=${SECONDS}`;
}

export function followsDevice(appearance: Appearance | null): boolean {
  return appearance === null || appearance.endsWith('DeviceDefault');
}

/**
 * Returns the value of `data-appearance` in the HTML, so that the first paint has the right colours. With undefined the
 * device decides.
 */
export function forcedScheme(appearance: Appearance | null): 'light' | 'dark' | undefined {
  return appearance === 'light' || appearance === 'dark' ? appearance : undefined;
}

/** Returns the value to store when the page must follow the device. */
export function deviceDefault(deviceIsDark: boolean): Appearance {
  return deviceIsDark ? 'darkDeviceDefault' : 'lightDeviceDefault';
}
