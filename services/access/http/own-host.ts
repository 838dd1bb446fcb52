import type { Config } from '../../foundation/config/config.js';

/** A host name, IPv4 or IPv6 address, with or without a port (RFC 9110, 7.2). */
const HOST = /^(?:[a-z0-9](?:[a-z0-9._-]{0,252})|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/i;
const OWN_MACHINE = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Returns a check of the Host header. In production it must be one of the shop's names, elsewhere any valid host. */
export function ownHosts({
  environment,
  publicUrl,
  consoleUrl = publicUrl,
  allowedHosts,
}: Pick<Config, 'environment' | 'publicUrl' | 'allowedHosts'> & Partial<Pick<Config, 'consoleUrl'>>): (
  host: string | undefined,
) => boolean {
  const own = new Set(
    [new URL(publicUrl).hostname, new URL(consoleUrl).hostname, ...allowedHosts, ...OWN_MACHINE].map((name) =>
      name.toLowerCase(),
    ),
  );
  return (host) => {
    // HTTP/1.0 has no Host header; Node itself refuses HTTP/1.1 without one.
    if (host === undefined) return true;
    if (!HOST.test(host)) return false;
    return environment !== 'production' || own.has(host.replace(/:\d+$/, '').toLowerCase());
  };
}
