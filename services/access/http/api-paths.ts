/** The first path segments of the API, which clients fix. No page may begin with one. */
const API = new Set([
  'api',
  'app-settings.json',
  'cart',
  'cano',
  'commands',
  'customer-details',
  'fullmakt',
  'hkdb',
  'kundinformation',
  'kundvagn',
  'partner',
  'payments',
  'psoapi',
  'purchase-order',
  'recept',
  'sessionapi',
  'shipments',
  'webhooks',
]);

export function isApiPath(url: string): boolean {
  const end = url.slice(1).search(/[/?#]/);
  return API.has(end === -1 ? url.slice(1) : url.slice(1, end + 1));
}
