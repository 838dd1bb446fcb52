import type { LoginMethod, LoginProgressView } from '../../../../services/person/login/contract.js';

/** LOG-07; on the picker nothing has begun and the phase is init. */
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
  /** Raised by each start, so that late answers to an earlier run change nothing. */
  readonly run: number;
  /** When this state was reached; all times are milliseconds of one clock. */
  readonly now: number;
  readonly progress: Progress | null;
  /** When `progress` arrived: its next code is shown a second later. */
  readonly toldAt: number;
  readonly launchLink: string | null;
  /** The last failure in the e-ID's words; also shown during the next try. */
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
