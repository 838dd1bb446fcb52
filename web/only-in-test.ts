/** LOG-15: pages for development and tests answer 404 in production. */
export function onlyInTest(environment: 'production' | 'test'): void {
  if (environment !== 'test') throw new Response(null, { status: 404, statusText: 'Not Found' });
}
