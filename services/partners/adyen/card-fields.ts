import type { PartnersConfig } from '../config.js';

/** Settings of the partner's card fields. */
export function cardFieldsOf(config: PartnersConfig) {
  const { ADYEN_FIELDS_URL: script, ADYEN_FIELDS_INTEGRITY: integrity, ADYEN_CLIENT_KEY: clientKey } = config;
  return { script, integrity, clientKey, environment: adyenEnvironment(config) };
}

/** The one foreign origin of a page with card fields; null where the shop itself serves them. */
export function cardFieldsOrigin({ ADYEN_FIELDS_URL: url }: Pick<PartnersConfig, 'ADYEN_FIELDS_URL'>): string | null {
  return url.startsWith('/') ? null : new URL(url).origin;
}

/** The environment name that Adyen's card component needs beside the client key (CHK-14). */
export function adyenEnvironment({ ADYEN_URL }: Pick<PartnersConfig, 'ADYEN_URL'>): 'live' | 'test' {
  return new URL(ADYEN_URL).hostname.endsWith('-live.adyenpayments.com') ? 'live' : 'test';
}
