/** LOG-08, LOG-10. The server's clock ends an attempt; these times decide when the screen polls. */
export const LOGIN_MS = {
  beforePolling: 1_000,
  poll: 2_000,
  statusTimeout: 15_000,
  /** BankID shows a new code each second. */
  qrCode: 1_000,
  beforeStartAgain: 1_000,
  /** Where the browser did not open the app, a press is needed (LOG-04). */
  manualStart: 3_000,
  /** Time to read 'Du är nu inloggad'. */
  welcome: 1_200,
  /** Server and browser may differ on an attempt's end by a poll and a second. */
  endSlack: 3_000,
  thisDevice: 120_000,
  qr: 300_000,
} as const;

export const LOGIN_TRIES = {
  /** After the first. */
  start: 3,
  qr: 10,
  /** Status calls in a row that never reached the shop. */
  unansweredThisDevice: 3,
} as const;

export const CURSOR_MS = { hideAfter: 3_000, throttle: 100 } as const;
export const DEBUG_TAPS = 10;
