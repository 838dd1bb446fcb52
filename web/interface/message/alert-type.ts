export const ALERT_TYPES = ['info', 'warning', 'error', 'success', 'notification'] as const;
export type AlertType = (typeof ALERT_TYPES)[number];

export const BANNER_TYPES = ['info', 'warning', 'error'] as const;
export type BannerType = (typeof BANNER_TYPES)[number];

/** Content names the type, or gives its index in ALERT_TYPES (UI-06). An unknown number means info. */
export function alertType(type: AlertType | number): AlertType {
  return typeof type === 'number' ? (ALERT_TYPES[type] ?? 'info') : type;
}

export function bannerType(type: BannerType | number): BannerType {
  return typeof type === 'number' ? (BANNER_TYPES[type] ?? 'info') : type;
}
