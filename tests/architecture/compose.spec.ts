import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { SETTING_NAMES } from '../../services/foundation/config/config.js';
import { partnersConfig } from '../../services/partners/config.js';
import { TLS_PARTNERS } from '../../services/partners/partners.js';

const CERTIFICATE = ['CERT_FILE', 'KEY_FILE', 'PFX_FILE', 'CA_FILE', 'KEY_PASSPHRASE'];
/** Settings that the image itself fixes, for its network interface and its volume. The compose file leaves them out. */
const FIXED = ['HOST', 'DATA_DIR'];
const compose = readFileSync('docker-compose.yml', 'utf8');

test('the compose file passes on every setting that the shop reads', () => {
  const settings = [
    ...SETTING_NAMES,
    ...Object.keys(partnersConfig.shape),
    ...TLS_PARTNERS.flatMap((partner) => CERTIFICATE.map((name) => `${partner}_${name}`)),
    'SIMULATED_PARTNERS',
  ];
  expect(settings.length).toBeGreaterThan(60);
  expect(settings.filter((name) => !FIXED.includes(name) && !new RegExp(`^ +${name}:`, 'm').test(compose))).toEqual([]);
});

test('the app and the worker differ only in their roles and in their open ports', () => {
  const service = (name: string) => new RegExp(`^  ${name}:\\n((?:    .*\\n)+)`, 'm').exec(compose)?.[1] ?? '';
  const shared = '    <<: *app\n';
  expect(service('app')).toBe(
    `${shared}    environment:\n      <<: *settings\n      ROLES: \${ROLES:-web,worker}\n    ports:\n      - '\${PORT:-3000}:3000'\n`,
  );
  expect(service('worker')).toBe(
    `${shared}    profiles: [several]\n    environment:\n      <<: *settings\n      ROLES: worker\n`,
  );
});
