/** RX-19: where the app of the newer generation calls the prescription service. */
export const CANO = '/cano/cano-api/v1';

/** The ten calls of the prescription service. Each is a POST. */
const CALLS: ReadonlySet<string> = new Set([
  '/recept/ordinationer',
  '/kundvagn/hamta',
  '/kundvagn/kund-pris',
  '/kundvagn/lagg-till',
  '/kundvagn/ta-bort',
  '/kundvagn/uppdatera-antal',
  '/kundinformation',
  '/hkdb/konto',
  '/hkdb/transaktioner',
  '/fullmakt/lista',
]);

/** The address that answers a call below `CANO`: that of the prescription service. Any other address stays as it is. */
export function canoAddress(method: string, url: string): string {
  if (method !== 'POST' || !url.startsWith(`${CANO}/`)) return url;
  const path = url.slice(CANO.length);
  return isCanoCall(path) ? path : url;
}

/** Whether one of the ten calls has this path. A query or a slash at the end does not matter. */
export function isCanoCall(path: string): boolean {
  return CALLS.has((path.split('?')[0] ?? '').replace(/\/$/, ''));
}
