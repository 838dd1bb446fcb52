/** The saved appearance (APP-03). Both device defaults follow the device and store its last value. */
export const APPEARANCES = ['light', 'lightDeviceDefault', 'dark', 'darkDeviceDefault'] as const;
export type Appearance = (typeof APPEARANCES)[number];

const COOKIE = 'appearance';
const SECONDS = 365 * 24 * 60 * 60;

/** From a Cookie header or document.cookie; null follows the device. */
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

/** The page's `data-appearance`, so that the first paint is right; undefined where the device decides. */
export function forcedScheme(appearance: Appearance | null): 'light' | 'dark' | undefined {
  return appearance === 'light' || appearance === 'dark' ? appearance : undefined;
}

/** The value for following a device that is now dark or light. */
export function deviceDefault(deviceIsDark: boolean): Appearance {
  return deviceIsDark ? 'darkDeviceDefault' : 'lightDeviceDefault';
}
