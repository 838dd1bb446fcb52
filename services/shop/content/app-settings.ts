/**
 * Settings that the app loads first. An app with an older version than required shows that it must be updated (APP-04).
 */
export const APP_SETTINGS = {
  requiredAppVersions: { ios: '3.5.2', android: '3.5.1' },
  country: 'SE',
  currency: 'SEK',
  locale: 'sv-SE',
  timeZone: 'Europe/Stockholm',
} as const;
