/** Times of the log-in page (LOG-08, LOG-10). Only the server decides when an attempt ends. */
export const LOGIN_MS = {
  beforePolling: 1_000,
  poll: 2_000,
  statusTimeout: 15_000,
  /** BankID requires that the page shows a new QR code each second. */
  qrCode: 1_000,
  beforeStartAgain: 1_000,
  /** After this time a button to open the app appears, because some browsers open it only by a press (LOG-04). */
  manualStart: 3_000,
  /** How long 'Du är nu inloggad' is shown. */
  welcome: 1_200,
  /** How much server and browser may disagree about the end of an attempt: one poll and one second. */
  endSlack: 3_000,
  thisDevice: 120_000,
  qr: 300_000,
} as const;

export const LOGIN_TRIES = {
  /** How often a start is tried again after its first failure. */
  start: 3,
  qr: 10,
  /** How many status calls in a row may get no response. */
  unansweredThisDevice: 3,
} as const;

export const CURSOR_MS = { hideAfter: 3_000, throttle: 100 } as const;
export const DEBUG_TAPS = 10;
