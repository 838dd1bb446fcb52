/** ES modules with SWC; `npm test` sets NODE_OPTIONS=--experimental-vm-modules. */
const shared = {
  testEnvironment: 'node',
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: { '^.+\\.tsx?$': ['@swc/jest'] },
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
};

const withDatabase = {
  ...shared,
  globalSetup: '<rootDir>/tests/setup/database.js',
  globalTeardown: '<rootDir>/tests/setup/database-teardown.js',
};

export default {
  // Browser walks wait more than they compute: with one worker a core, the half of both cores stands idle.
  maxWorkers: 3,
  // For what hangs, which is never in a hurry: a test of 13 s took more than a minute at a load of ten to each core.
  testTimeout: 240_000,
  projects: [
    { ...shared, displayName: 'domain', testMatch: ['<rootDir>/domain/**/*.spec.ts'] },
    {
      ...withDatabase,
      displayName: 'services',
      testMatch: [
        '<rootDir>/{services,projections,migrations,tests/architecture,tests/events,tests/builders,tests/replay,scripts,web}/**/*.spec.{ts,tsx}',
      ],
    },
    {
      ...withDatabase,
      displayName: 'whole',
      testMatch: ['<rootDir>/tests/{api,e2e,crash,checkouts,fuzz,pages,restore,simulation}/**/*.spec.ts'],
    },
  ],
};
