import { readdirSync, readFileSync } from 'node:fs';

import { describe, expect, test } from 'vitest';

import * as measures from './measures.js';

const css = readFileSync('web/interface/styles/tokens.css', 'utf8');
const token = (name: string): string | undefined => new RegExp(`--${name}: ([^;]+);`).exec(css)?.[1];

const sheets = readdirSync('web', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .map((file) => readFileSync(`web/${file}`, 'utf8'))
  .join('\n');

describe('the measures of styles and scripts', () => {
  test.each<readonly [string, string]>([
    ['text-width', `${measures.TEXT_CONTAINER_PX}px`],
    ['widescreen', `${measures.WIDESCREEN_PX}px`],
    ['side-navigation-width', `${measures.SIDE_NAVIGATION_PX}px`],
    ['drawer-width', `${measures.DRAWER_PX}px`],
    ['modal-max', `${measures.MODAL_MAX_REM}rem`],
    ['dialog-height', `${measures.DIALOG_HEIGHT_REM}rem`],
    ['sticky-offset', `${measures.STICKY_OFFSET_REM}rem`],
    ['layer-header', `${measures.LAYERS.header}`],
    ['layer-backdrop', `${measures.LAYERS.backdrop}`],
    ['layer-modal', `${measures.LAYERS.modal}`],
    ['layer-drawer', `${measures.LAYERS.drawer}`],
    ['motion-fast', `${measures.ADJUSTER_MS}ms`],
    ['motion', `${measures.ANIMATION_MS.normal}ms`],
    ['motion-slow', `${measures.ANIMATION_MS.slow}ms`],
    ...Object.entries(measures.PICTOGRAM_PX).map(([size, px]) => [`pictogram-${size}`, `${px}px`] as const),
    ...Object.entries(measures.SPINNER_PX).map(([size, px]) => [`spinner-${size}`, `${px}px`] as const),
  ])('agree on --%s', (name, value) => {
    expect(token(name)).toBe(value);
  });

  test.each(Object.values(measures.BREAKPOINTS_PX))('the breakpoint of %i px is used by a stylesheet', (px) => {
    // "up to 1200 px" and "from 1201 px" are the same breakpoint.
    expect(sheets).toMatch(new RegExp(`\\((max-width: (${px}|${px - 1})px|min-width: ${px}px)\\)`));
  });

  test('are the constants of the interface (UI-03, UI-10)', () => {
    expect(measures.BREAKPOINTS_PX).toEqual({ tiny: 359, small: 719, medium: 992, mediumUp: 993, large: 1201 });
    expect(measures.LAYERS).toEqual({ header: 14, backdrop: 15, modal: 16, drawer: 10001 });
    expect(measures.PICTOGRAM_PX).toEqual({ xs: 32, s: 48, m: 72, l: 96, xl: 136 });
    expect([
      measures.MODAL_ACTIVE_AFTER_MS,
      measures.PROGRESS_AFTER_MS,
      measures.ADJUSTER_MS,
      measures.BUBBLE_MS,
    ]).toEqual([50, 100, 150, 3_000]);
    expect(measures.STORAGE_KEYS).toEqual({ alerts: 'hidden-alerts', banners: 'hidden-system-alerts' });
  });
});
