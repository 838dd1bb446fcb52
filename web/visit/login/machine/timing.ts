/** LOG-08, LOG-10. The server decides when an attempt ends. These times decide when the page polls. */
export const LOGIN_MS = {
  beforePolling: 1_000,
  poll: 2_000,
  statusTimeout: 15_000,
  /** BankID requires a new QR code each second. */
  qrCode: 1_000,
  beforeStartAgain: 1_000,
  /** After this time a button appears, because some browsers open the app only after a press (LOG-04). */
  manualStart: 3_000,
  /** How long 'Du är nu inloggad' is shown. */
  welcome: 1_200,
  /** Server and browser may disagree about an attempt's end by one poll and one second. */
  endSlack: 3_000,
  thisDevice: 120_000,
  qr: 300_000,
} as const;

export const LOGIN_TRIES = {
  /** Retries after the first try. */
  start: 3,
  qr: 10,
  /** Status calls in a row that may fail without a response. */
  unansweredThisDevice: 3,
} as const;

export const CURSOR_MS = { hideAfter: 3_000, throttle: 100 } as const;
export const DEBUG_TAPS = 10;
