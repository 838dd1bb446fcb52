/** Answers 404 in production, for pages that serve only development and tests (LOG-15). */
export function onlyInTest(environment: 'production' | 'test'): void {
  if (environment !== 'test') throw new Response(null, { status: 404, statusText: 'Not Found' });
}
