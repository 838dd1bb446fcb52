/** LOG-15: for those who build and test; where real customers are it does not exist. */
export function onlyInTest(environment: 'production' | 'test'): void {
  if (environment !== 'test') throw new Response(null, { status: 404, statusText: 'Not Found' });
}
