import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, test } from 'vitest';

import { readConfig } from '../../foundation/config/config.js';
import { readToggles, TOGGLE_DEFAULTS } from '../../foundation/config/toggle-list.js';
import { Toggles } from './toggles.js';

/** Whether any code of the shop or its pages reads the toggle. */
function asks(name: string): boolean {
  return ['domain', 'services', 'web'].some((root) =>
    readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.spec\.ts$|toggle-list\.ts$/.test(file))
      .some((file) =>
        new RegExp(`['"]${name}['"]|toggles\\.${name}\\b`).test(readFileSync(path.join(root, file), 'utf8')),
      ),
  );
}

describe('feature toggles (PRO-11)', () => {
  test('every toggle in the seeds has a default', () => {
    const named = [
      'DebugModeToggle',
      'InAppReviewToggle',
      'CanOToggle',
      'MasterCosToggle',
      'UseNewCheckoutToggle',
      'UseSsrCheckoutToggle',
      'LoopPersonalizationToggle',
      'ActivateShorterInactivityTimesToggle',
    ];
    expect(Object.keys(readToggles(''))).toEqual(expect.arrayContaining(named));
  });

  test('a setting changes the toggles it names and no others', () => {
    const toggles = new Toggles(readToggles('DebugModeToggle=on, CanOToggle=off'));
    expect(toggles.isOn('DebugModeToggle')).toBe(true);
    expect(toggles.all()).toEqual({ ...TOGGLE_DEFAULTS, DebugModeToggle: true, CanOToggle: false });
  });

  test.each([
    ['NoSuchToggle=on', 'TOGGLES: there is no toggle NoSuchToggle'],
    ['toString=on', 'TOGGLES: there is no toggle toString'],
    ['CanOToggle', 'TOGGLES: CanOToggle must be on or off'],
    ['CanOToggle=yes', 'TOGGLES: CanOToggle must be on or off'],
  ])('a start with %s stops and says why', (TOGGLES, fault) => {
    expect(() => readConfig({ TOGGLES, MASTER_KEY: '0'.repeat(64), LOOKUP_KEY: '0'.repeat(64) })).toThrow(fault);
  });

  test('each one is explained in docs/toggles.md', () => {
    // The formatter pads the columns of the table with spaces.
    const page = readFileSync('docs/toggles.md', 'utf8').replace(/ +/g, ' ');
    for (const [name, on] of Object.entries(TOGGLE_DEFAULTS))
      expect(page).toContain(`| ${name} | ${on ? 'on' : 'off'} |`);
  });

  test.each(Object.keys(TOGGLE_DEFAULTS))('%s is read by the code, or its meaning says by whom', (name) => {
    const meaning =
      new RegExp(`\\| ${name} +\\| +\\w+ +\\| (.*)`).exec(readFileSync('docs/toggles.md', 'utf8'))?.[1] ?? '';
    const isOfOthers = ['Not yet.', 'Clients that read `GET /api/featuretoggles`'].some((who) =>
      meaning.startsWith(who),
    );
    expect({ name, asked: asks(name) }).toEqual({ name, asked: !isOfOthers });
  });
});
