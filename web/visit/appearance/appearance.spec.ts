import { describe, expect, test } from 'vitest';

import {
  appearanceCookie,
  APPEARANCES,
  deviceDefault,
  followsDevice,
  forcedScheme,
  savedAppearance,
} from './appearance.js';

describe('the saved appearance', () => {
  test.each(APPEARANCES)('%s is the same after a round trip', (appearance) => {
    expect(savedAppearance(`a=1; ${appearanceCookie(appearance).split(';')[0]}`)).toBe(appearance);
  });

  test('is that of the device when nothing, or nothing known, is stored', () => {
    expect(savedAppearance(undefined)).toBeNull();
    expect(savedAppearance('appearance=sepia')).toBeNull();
    expect(followsDevice(null)).toBe(true);
  });

  test('is forced when light or dark was chosen, and otherwise follows the device', () => {
    expect(APPEARANCES.map(forcedScheme)).toEqual(['light', undefined, 'dark', undefined]);
    expect(APPEARANCES.map(followsDevice)).toEqual([false, true, false, true]);
  });

  test('stores the device’s latest setting', () => {
    expect([deviceDefault(true), deviceDefault(false)]).toEqual(['darkDeviceDefault', 'lightDeviceDefault']);
  });
});
