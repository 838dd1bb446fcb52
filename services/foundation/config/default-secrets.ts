type Environment = Readonly<Record<string, string | undefined>>;

/** The shop's own secrets. A partner's definition names the secrets of that partner. */
const SECRETS = [
  'MASTER_KEY',
  'MASTER_KEY_ALSO',
  'LOOKUP_KEY',
  'LOOKUP_KEY_ALSO',
  'STAFF_OIDC_CLIENT_SECRET',
  'METRICS_TOKEN',
] as const;
const WELL_KNOWN = new Set([
  '',
  'postgres',
  'password',
  'lösenord',
  'algort',
  'admin',
  'secret',
  'changeme',
  'change-me',
  'test',
]);
const OWN_MACHINE = new Set(['localhost', '127.0.0.1', '[::1]']);
/** A secret with fewer different characters than this is too weak, for example "aaaa…". */
const LEAST_SIGNS = 5;

/** Describes, in one line, the first secret that is a default, repeated or too weak. Null when all are right. */
export function defaultSecret(environment: Environment, partnerSecrets: readonly string[]): string | null {
  const given = [...SECRETS, ...partnerSecrets].flatMap((name) =>
    environment[name] === undefined ? [] : [{ name, value: environment[name] }],
  );
  const weak = given.find(({ value }) => isDefault(value));
  if (weak) return `${weak.name}: is a default value; production needs one of its own`;
  const alike = given.find(({ value }, index) => given.findIndex((other) => other.value === value) !== index);
  if (alike) return `${alike.name}: is the same as another secret; in production each must be different`;
  return (
    databaseFault(environment['DATABASE_URL']) ??
    proxyFault(environment['TRUST_PROXY']) ??
    addressFault('PUBLIC_URL', environment['PUBLIC_URL']) ??
    addressFault('CONSOLE_URL', environment['CONSOLE_URL']) ??
    addressFault('STAFF_OIDC_ISSUER', environment['STAFF_OIDC_ISSUER'])
  );
}

function isDefault(value: string): boolean {
  return WELL_KNOWN.has(value.toLowerCase()) || new Set(value).size < LEAST_SIGNS;
}

/**
 * Refuses a default password of the database. The password may be missing, because PGPASSFILE or a certificate may
 * replace it.
 */
function databaseFault(url: string | undefined): string | null {
  const { username = '', password = '', hostname = '' } = url && URL.canParse(url) ? new URL(url) : {};
  const faulty =
    password !== '' &&
    !OWN_MACHINE.has(hostname) &&
    (WELL_KNOWN.has(decodeURIComponent(password).toLowerCase()) || password === username);
  return faulty ? 'DATABASE_URL: its password is a default value; production needs one of its own' : null;
}

/**
 * Refuses a number of proxies in TRUST_PROXY. With a number the shop would trust any peer, also one that bypasses the
 * proxy.
 */
function proxyFault(setting: string | undefined): string | null {
  return /^0*[1-9]\d*$/.test(setting ?? '')
    ? 'TRUST_PROXY: is a number; production names the addresses or networks of its proxies, such as 10.0.0.0/8'
    : null;
}

/** Refuses a URL with plain HTTP, over which anyone on the network could read cookies and person numbers. */
function addressFault(name: string, url: string | undefined): string | null {
  const { protocol, hostname } = url && URL.canParse(url) ? new URL(url) : {};
  return protocol === 'http:' && !OWN_MACHINE.has(hostname ?? '')
    ? `${name}: must begin with https: in production`
    : null;
}
