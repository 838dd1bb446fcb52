/** Makes a thing once, when it is first asked for. */
export function memoized<T>(make: () => T): () => T {
  let made: { readonly value: T } | null = null;
  return () => (made ??= { value: make() }).value;
}

/**
 * Services of one request, each made when it is first asked for: a page asks for five of eleven.
 * @param finish what becomes of each when it is made
 */
export function madeWhenAsked<Services extends object>(
  makers: { readonly [Name in keyof Services]: () => Services[Name] },
  finish: <Name extends keyof Services>(name: Name, service: Services[Name]) => Services[Name],
): Services {
  const services = {};
  for (const name of Object.keys(makers) as (keyof Services)[])
    Object.defineProperty(services, name, { enumerable: true, get: memoized(() => finish(name, makers[name]())) });
  return services as Services;
}
