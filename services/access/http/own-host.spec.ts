import { describe, expect, test } from 'vitest';

import { ownHosts } from './own-host.js';

const local = ownHosts({ environment: 'local', publicUrl: 'http://localhost:3000', allowedHosts: [] });
const production = ownHosts({
  environment: 'production',
  publicUrl: 'https://www.algort.example',
  allowedHosts: ['algort.example'],
});

describe('the host named by a call', () => {
  test.each(['a@b', 'a/b', 'a b', '', 'a:b', '[::1', 'a?x', 'a#x', 'å.se', 'a:123456'])('%j is not a host', (host) => {
    expect(local(host)).toBe(false);
  });

  test.each(['localhost:3000', '127.0.0.1', '[::1]:3000', 'my-machine.local', undefined])(
    '%j is accepted in a local shop',
    (host) => {
      expect(local(host)).toBe(true);
    },
  );

  test.each(['www.algort.example', 'WWW.Algort.example:443', 'algort.example', 'localhost:3000'])(
    '%j is the shop’s own host in production',
    (host) => {
      expect(production(host)).toBe(true);
    },
  );

  test.each(['evil.example', 'www.algort.example.evil.example', '10.0.0.7'])(
    '%j is not the shop’s own host in production',
    (host) => {
      expect(production(host)).toBe(false);
    },
  );
});

test('in production the console’s own host belongs to the shop too', () => {
  const urls = { publicUrl: 'https://algort.example', consoleUrl: 'https://konsol.algort.example' };
  const named = ownHosts({ environment: 'production', ...urls, allowedHosts: [] });
  expect(['konsol.algort.example', 'algort.example', 'annan.example'].map(named)).toEqual([true, true, false]);
});
