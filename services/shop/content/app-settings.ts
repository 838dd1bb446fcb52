import { z } from 'zod';

/** Settings that the app loads first. An older app then shows that it must be updated (APP-04). */
export const APP_SETTINGS = {
  requiredAppVersions: { ios: '3.5.2', android: '3.5.1' },
  country: 'SE',
  currency: 'SEK',
  locale: 'sv-SE',
  timeZone: 'Europe/Stockholm',
} as const;

export const appSettingsSchema = z.strictObject({
  requiredAppVersions: z.strictObject({ ios: z.string(), android: z.string() }),
  country: z.string(),
  currency: z.string(),
  locale: z.string(),
  timeZone: z.string(),
});
