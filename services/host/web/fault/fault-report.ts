import { entryOf } from '../../../access/client-log/log-entry.js';

/** The app's shell is below /appen. */
export function platformOf(address: string): 'APP' | 'WEB' {
  return /^\/appen([/?]|$)/.test(address) ? 'APP' : 'WEB';
}

/**
 * The two lines of UI-11, in the format of a browser's own report: first the message alone, for sorting and
 * counting; then the error, the address and the platform. Each ends with the reference shown on the page.
 */
export function faultReports(error: unknown, address: string, reference: string): readonly [string, string] {
  const platform = platformOf(address);
  const { message, stack } = error instanceof Error ? error : { message: String(error), stack: undefined };
  return [
    line(`${platform} ${message}`, reference),
    line(`${platform} ${stack ?? message}\n${address}\nservices/host/web`, reference),
  ];
}

function line(text: string, reference: string): string {
  return `${entryOf(text)} [${reference}]`;
}
