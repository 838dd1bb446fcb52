import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

const SAID: readonly (readonly [string, RegExp])[] = [
  ['docker-compose.yml', /image: eventstore\/eventstore:(\d+\.\d+\.\d+)-\w+$/m],
  ['docs/operations.md', /^- \*\*Tried:\*\* (\d+\.\d+\.\d+), .*compose file names the same/m],
  ['docs/decisions/0023-eventstoredb-cluster.md', /ran on a real EventStoreDB (\d+\.\d+\.\d+)/],
  ['simulators/eventstoredb/event-store-server.ts', /^const VERSION = '(\d+\.\d+\.\d+)';$/m],
];

test('the deployed EventStoreDB has the version that was tested and that the stand-in imitates', () => {
  const versions = SAID.map(([file, version]) => version.exec(readFileSync(file, 'utf8'))?.[1] ?? `none in ${file}`);
  expect(new Set(versions)).toEqual(new Set([versions[0]]));
  expect(versions[0]).toMatch(/^\d/);
});
