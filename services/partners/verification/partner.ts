import { definePartner, httpUrl, simulated, someText } from '../definition.js';
import { VerificationClient } from './client.js';
import { VERIFICATION_GATEWAY } from './gateway.js';

export const verification = definePartner({
  name: 'verification',
  shownAs: 'e-Verifikation',
  address: 'VERIFICATION_URL',
  settings: {
    VERIFICATION_URL: httpUrl,
    /** Our pharmacy's number at the verification system. */
    VERIFICATION_PHARMACY: someText,
  },
  secrets: [],
  needed: false,
  mutualTls: true,
  gateway: VERIFICATION_GATEWAY,
  client: ({ settings: { VERIFICATION_URL: url, VERIFICATION_PHARMACY: pharmacy }, tls, watch }): VerificationClient =>
    new VerificationClient({ url, pharmacy, tls, watch }),
  simulator: simulated({ remembers: true }),
});
