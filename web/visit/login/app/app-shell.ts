import type { LoginMethod } from '../../../../services/person/login/contract.js';

/** The app sets this object on `window`. An older app may lack some of its functions. */
export interface AppShell {
  /** The e-IDs whose apps are installed on this device. */
  readonly eIds?: readonly LoginMethod[];
  /** Opens a link with the device instead of inside the app. */
  readonly openLink?: (link: string) => void;
  /** Opens the app store's own dialog for a review. */
  readonly requestReview?: () => void;
}

declare global {
  interface Window {
    readonly algortApp?: AppShell;
  }
}

export function isInApp(headers: Headers): boolean {
  return headers.get('platform') === 'App';
}

/** LOG-11: false only when the app says so. A browser cannot know which apps are installed. */
export function hasEId(method: LoginMethod, shell: AppShell | undefined): boolean {
  return shell?.eIds?.includes(method) ?? true;
}
