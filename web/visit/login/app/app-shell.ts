import type { LoginMethod } from '../../../../services/person/login/contract.js';

/** What the app offers to its pages, as a property of `window`. An older app may lack some of these functions. */
export interface AppShell {
  /** The e-IDs whose apps are installed on this phone or tablet. */
  readonly eIds?: readonly LoginMethod[];
  /** Opens a link outside the app, for example in the e-ID app. */
  readonly openLink?: (link: string) => void;
  /** Opens the app store's own dialog for a review. */
  readonly requestReview?: () => void;
  /** The phone, and whether it shows the notices of the app. The id is null where the phone gives none. */
  readonly noticeDevice?: () => {
    readonly deviceId: string | null;
    readonly platform: 'iOS' | 'Android';
    readonly isOn: boolean;
  };
  /** Opens the phone's own settings for the notices of the app. */
  readonly openNoticeSettings?: () => void;
}

declare global {
  interface Window {
    readonly algortApp?: AppShell;
  }
}

export function isInApp(headers: Headers): boolean {
  return headers.get('platform') === 'App';
}

/** False only when the app says that the e-ID is not installed (LOG-11). A browser cannot know this. */
export function hasEId(method: LoginMethod, shell: AppShell | undefined): boolean {
  return shell?.eIds?.includes(method) ?? true;
}
