export function memoized<T>(make: () => T): () => T {
  let made: { readonly value: T } | null = null;
  return () => (made ??= { value: make() }).value;
}

/**
 * Creates the services of one request, each at its first use. A page uses five of twelve.
 * @param finish wraps each service
 */
export function lazyServices<Services extends object>(
  makers: { readonly [Name in keyof Services]: () => Services[Name] },
  finish: <Name extends keyof Services>(name: Name, service: Services[Name]) => Services[Name],
): Services {
  const services = {};
  for (const name of Object.keys(makers) as (keyof Services)[])
    Object.defineProperty(services, name, { enumerable: true, get: memoized(() => finish(name, makers[name]())) });
  return services as Services;
}
