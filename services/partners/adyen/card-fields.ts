import type { PartnersConfig } from '../config.js';

/** Returns the settings of the partner's card fields. */
export function cardFieldsOf(config: PartnersConfig) {
  const { ADYEN_FIELDS_URL: script, ADYEN_FIELDS_INTEGRITY: integrity, ADYEN_CLIENT_KEY: clientKey } = config;
  return { script, integrity, clientKey, environment: adyenEnvironment(config) };
}

/** Returns the only foreign origin on a page with card fields. Null where the shop itself serves the fields. */
export function cardFieldsOrigin({ ADYEN_FIELDS_URL: url }: Pick<PartnersConfig, 'ADYEN_FIELDS_URL'>): string | null {
  return url.startsWith('/') ? null : new URL(url).origin;
}

/** Returns the environment name that Adyen's card component needs in addition to the client key (CHK-14). */
export function adyenEnvironment({ ADYEN_URL }: Pick<PartnersConfig, 'ADYEN_URL'>): 'live' | 'test' {
  return new URL(ADYEN_URL).hostname.endsWith('-live.adyenpayments.com') ? 'live' : 'test';
}
