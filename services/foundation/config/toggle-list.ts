/** Every toggle that the requirements name (PRO-11), and our own. docs/toggles.md explains each. */
export const TOGGLE_DEFAULTS = {
  DebugModeToggle: false,
  InAppReviewToggle: true,
  CanOToggle: true,
  MasterCosToggle: true,
  UseNewCheckoutToggle: true,
  UseSsrCheckoutToggle: true,
  LoopPersonalizationToggle: true,
  ActivateShorterInactivityTimesToggle: false,
  NewPrescriptionServiceToggle: true,
  UsersServiceToggle: true,
  RecommendationsDisabledToggle: false,
  DeliveryWidgetToggle: false,
  PrescriptionCartToggle: true,
} as const satisfies Readonly<Record<string, boolean>>;

export type ToggleName = keyof typeof TOGGLE_DEFAULTS;
export type ToggleStates = Readonly<Record<ToggleName, boolean>>;

/**
 * Reads settings such as "DebugModeToggle=on,CanOToggle=off" over the defaults.
 * @throws Error with a one-line message that names the fault
 */
export function readToggles(setting: string): ToggleStates {
  const states: Record<ToggleName, boolean> = { ...TOGGLE_DEFAULTS };
  for (const entry of setting
    .split(',')
    .map((text) => text.trim())
    .filter(Boolean)) {
    const [name = '', state] = entry.split('=');
    if (!isToggle(name)) throw new Error(`TOGGLES: there is no toggle ${name}`);
    if (state !== 'on' && state !== 'off') throw new Error(`TOGGLES: ${name} must be on or off`);
    states[name] = state === 'on';
  }
  return states;
}

function isToggle(name: string): name is ToggleName {
  return Object.hasOwn(TOGGLE_DEFAULTS, name);
}
