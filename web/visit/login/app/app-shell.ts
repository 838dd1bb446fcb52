import type { LoginMethod } from '../../../../services/person/login/contract.js';

/** What the app shell puts into the page, as far as it knows. */
export interface AppShell {
  /** The e-IDs whose apps are on this device. */
  readonly eIds?: readonly LoginMethod[];
  /** Hands a link to the device instead of following it in the shell. */
  readonly openLink?: (link: string) => void;
  /** Shows the app store's own question for a rating. */
  readonly requestReview?: () => void;
}

declare global {
  interface Window {
    readonly algortApp?: AppShell;
  }
}

/** The seed's header for the app. */
export function isInApp(headers: Headers): boolean {
  return headers.get('platform') === 'App';
}

/** LOG-11: false only where the shell says so; a browser cannot know. */
export function hasEId(method: LoginMethod, shell: AppShell | undefined): boolean {
  return shell?.eIds?.includes(method) ?? true;
}
