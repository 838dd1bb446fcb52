/** LOG-15: for development and tests only; does not exist in production. */
export function onlyInTest(environment: 'production' | 'test'): void {
  if (environment !== 'test') throw new Response(null, { status: 404, statusText: 'Not Found' });
}
