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
  test.each(APPEARANCES)('%s is read back as it was written', (appearance) => {
    expect(savedAppearance(`a=1; ${appearanceCookie(appearance).split(';')[0]}`)).toBe(appearance);
  });

  test('is the device’s when nothing, or nothing known, is saved', () => {
    expect(savedAppearance(undefined)).toBeNull();
    expect(savedAppearance('appearance=sepia')).toBeNull();
    expect(followsDevice(null)).toBe(true);
  });

  test('is forced when light or dark was chosen, and left to the device otherwise', () => {
    expect(APPEARANCES.map(forcedScheme)).toEqual(['light', undefined, 'dark', undefined]);
    expect(APPEARANCES.map(followsDevice)).toEqual([false, true, false, true]);
  });

  test('keeps what the device last said', () => {
    expect([deviceDefault(true), deviceDefault(false)]).toEqual(['darkDeviceDefault', 'lightDeviceDefault']);
  });
});
