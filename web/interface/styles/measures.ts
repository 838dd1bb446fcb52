/** Measures of the interface (UI-03, UI-10). tokens.css repeats some of them, and a spec compares the two files. */
export const BREAKPOINTS_PX = { tiny: 359, small: 719, medium: 992, mediumUp: 993, large: 1201 } as const;
export const TEXT_CONTAINER_PX = 568;
export const WIDESCREEN_PX = 1440;
export const SIDE_NAVIGATION_PX = 336;
export const DRAWER_PX = 424;
export const STICKY_OFFSET_REM = 4;
export const MODAL_MAX_REM = 41.5;
export const DIALOG_HEIGHT_REM = 25.5;

/** The height of a full-screen modal, as a share of the window's height. */
export const FULLSCREEN_MODAL_HEIGHT = { ios: 0.9, others: 0.95 } as const;

export const LAYERS = { header: 14, backdrop: 15, modal: 16, drawer: 10001 } as const;

export const ADJUSTER_MS = 150;
export const ANIMATION_MS = { normal: 300, slow: 375 } as const;
export const MODAL_ACTIVE_AFTER_MS = 50;
export const PROGRESS_AFTER_MS = 100;
export const BUBBLE_MS = 3_000;

export const SWIPE_CLOSE_VELOCITY = 1;

export const PICTOGRAM_PX = { xs: 32, s: 48, m: 72, l: 96, xl: 136 } as const;
export const PICTOGRAM_WEIGHTS = { Thin: 1, Regular: 1.5, Thick: 2 } as const;
export const ICON_STROKES = [1, 1.5, 2] as const;
export const SPINNER_PX = { tiny: 16, small: 24, medium: 40, large: 64 } as const;

export const BUTTON_TEXT_MAX = 40;
export const BANNER_TEXT_MAX = 160;

export const STORAGE_KEYS = { alerts: 'hidden-alerts', banners: 'hidden-system-alerts' } as const;
