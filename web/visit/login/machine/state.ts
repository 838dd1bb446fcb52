import type { LoginMethod, LoginProgressView } from '../../../../services/person/login/contract.js';

/** The phases of a log-in attempt (LOG-07). While the person chooses an e-ID, the phase is `init`. */
export type Phase = 'init' | 'polling' | 'authenticated' | 'error' | 'timeout' | 'aborted';
export type EIdView = 'this-device' | 'qr' | 'freja-this-device' | 'freja-qr';
export type View = 'picker' | 'test' | EIdView;

export type Progress = Pick<
  LoginProgressView,
  'result' | 'qrCode' | 'nextQrCode' | 'message' | 'secondsLeft' | 'mayExtend' | 'launchLink' | 'appMissing'
>;

export interface LoginState {
  readonly phase: Phase;
  readonly view: View;
  readonly stayLoggedIn: boolean;
  /** The number of the attempt. It grows with each start, so that late responses to an earlier attempt are ignored. */
  readonly run: number;
  /** The time of this state. This and all other times are milliseconds of the same clock. */
  readonly now: number;
  readonly progress: Progress | null;
  /** The time when `progress` arrived. Its second QR code is shown one second later. */
  readonly toldAt: number;
  readonly launchLink: string | null;
  /** The e-ID's text about the last failure. It stays on the screen during the next attempt. */
  readonly notice: string | null;
  readonly starts: number;
  readonly retries: number;
  readonly unanswered: number;
  readonly asking: boolean;
  readonly startAt: number | null;
  readonly pollAt: number | null;
  readonly manualAt: number | null;
  readonly endsAt: number | null;
  readonly leaveAt: number | null;
}

export const PICKER: LoginState = {
  phase: 'init',
  view: 'picker',
  stayLoggedIn: false,
  run: 0,
  now: 0,
  progress: null,
  toldAt: 0,
  launchLink: null,
  notice: null,
  starts: 0,
  retries: 0,
  unanswered: 0,
  asking: false,
  startAt: null,
  pollAt: null,
  manualAt: null,
  endsAt: null,
  leaveAt: null,
};

export function isQr(view: View): boolean {
  return view === 'qr' || view === 'freja-qr';
}

export function methodOf(view: EIdView): LoginMethod {
  return view === 'freja-this-device' || view === 'freja-qr' ? 'FrejaPlus' : 'BankID';
}

export function viewOf(method: LoginMethod, thisDevice: boolean): EIdView {
  if (method === 'FrejaPlus') return thisDevice ? 'freja-this-device' : 'freja-qr';
  return thisDevice ? 'this-device' : 'qr';
}

export function isEIdView(view: string): view is EIdView {
  return view === 'this-device' || view === 'qr' || view === 'freja-this-device' || view === 'freja-qr';
}
