import { z } from 'zod';

import { definePartner, hexKey, httpUrl, simulated, someText } from '../definition.js';
import type { WithPages } from '../simulated/simulated.js';
import { AdyenClient } from './client.js';
import { PAYMENT_GATEWAY } from './gateway.js';
import { PAYMENT_REPORTS } from './payment-reports.js';
import { AdyenReports } from './report-client.js';
import { SETTLEMENT_REPORTS } from './settlement-reports.js';

/** The shopper types card numbers into frames of this origin. So HTTPS is required, except on this machine. */
const fieldsUrl = z
  .string()
  .regex(
    /^(https:\/\/[^\s;,'"]+|http:\/\/(127\.0\.0\.1|localhost)(:\d+)?\/[^\s;,'"]*|\/partner\/[\w./-]+)$/,
    'must be an https address',
  );

/**
 * The URL from which reports are downloaded. Each download sends the password, so HTTPS is required, except on this
 * machine.
 */
const reportsUrl = z
  .string()
  .regex(/^(https:\/\/|http:\/\/(127\.0\.0\.1|localhost)[:/])[^\s?#]+$/, 'must be an https address');

export const adyen = definePartner({
  name: 'adyen',
  shownAs: 'Adyen',
  address: 'ADYEN_URL',
  settings: {
    /** The URL with the version, for example https://checkout-test.adyen.com/v71. */
    ADYEN_URL: httpUrl,
    ADYEN_API_KEY: someText,
    /** The browser receives this key. */
    ADYEN_CLIENT_KEY: someText,
    /** The script of the hosted card fields. The content security policy allows no other foreign origin. */
    ADYEN_FIELDS_URL: fieldsUrl,
    /** The integrity hash that Adyen publishes with each version. */
    ADYEN_FIELDS_INTEGRITY: z
      .string()
      .regex(/^sha(256|384|512)-[A-Za-z0-9+/]+={0,2}$/, 'must be a fingerprint like sha384-…'),
    ADYEN_HMAC_KEY: hexKey,
    ADYEN_MERCHANT_ACCOUNT: z.string().regex(/^\w{1,80}$/, 'must be the name of a merchant account'),
    /** The URL of the folder of reports, for example https://ca-live.adyen.com/reports/download. */
    ADYEN_REPORTS_URL: reportsUrl,
    /** The user who may download reports, for example report@Company.Algort. */
    ADYEN_REPORT_USER: z.string().regex(/^[^:\s]+$/, 'must be the name of a report user'),
    ADYEN_REPORT_PASSWORD: someText,
  },
  secrets: ['ADYEN_API_KEY', 'ADYEN_HMAC_KEY', 'ADYEN_REPORT_PASSWORD'],
  needed: true,
  mutualTls: false,
  gateway: PAYMENT_GATEWAY,
  client: ({ settings, watch }): AdyenClient => {
    const { ADYEN_URL: url, ADYEN_API_KEY: apiKey, ADYEN_MERCHANT_ACCOUNT: merchantAccount } = settings;
    return new AdyenClient({ url, apiKey, merchantAccount, watch });
  },
  simulator: simulated<WithPages>({ remembers: true }),
  more: ({ settings }) => {
    const reports = settings && new AdyenReports(settings);
    return [
      { provide: PAYMENT_REPORTS, useValue: reports },
      { provide: SETTLEMENT_REPORTS, useValue: reports },
    ];
  },
});
