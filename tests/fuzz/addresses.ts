import { FACET_NAMES } from '../../domain/catalogue/index.js';
import { nasty, sent } from './nasty.js';
import type { Random } from './random.js';

export interface Asked {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

const PARAMETERS = [
  'q',
  'loaded',
  'sortBy',
  ...FACET_NAMES,
  'alla',
  'lagd',
  'varukorgsfel',
  'returnTo',
  'Id',
  'county',
  'near',
  'page',
  '_data',
  'index',
  '_routes',
  'utm_source',
  '__proto__',
  'finnsinte',
];
const HEADERS: readonly (readonly [string, readonly string[]])[] = [
  [
    'cookie',
    [
      'algort_session=',
      'algort_session=x; algort_session=y',
      'algort_written=1-1',
      'algort_written=99999999999999999999-9',
      'algort_staff=%00',
      '=;=;',
      'a'.repeat(4_000),
    ],
  ],
  ['accept', ['*/*', 'text/html', 'application/json', 'image/webp', '', 'text/html;q=x']],
  ['accept-language', ['sv', 'xx-YY', '*', ';;;q=']],
  ['x-correlation-id', ['not-a-uuid', '00000000-0000-0000-0000-000000000000', '<b>']],
  ['range', ['bytes=0-1', 'bytes=9-1', 'bytes=-99999999999']],
  ['if-none-match', ['*', 'W/"x"', '"']],
  ['sec-fetch-site', ['cross-site', 'none', 'same-origin']],
  ['platform', ['App', 'Web', '<i>']],
];

/**
 * Builds a URL with hostile text for each parameter of its path, and with known, unknown and repeated query parameters.
 */
export function addressOf(random: Random, routes: readonly string[]): Asked {
  const route = random.of(routes);
  const path = route.replace(/:\w+|\*/g, () => sent(random, nasty(random)));
  const count = random.of([0, 0, 1, 1, 2, 3, 8]);
  const parameters = Array.from({ length: count }, () => `${parameter(random)}=${sent(random, nasty(random))}`);
  const query = parameters.length > 0 ? `?${parameters.join(random.chance(95) ? '&' : ';')}` : '';
  return { path: `/${path}${ending(random)}${query}`, headers: headersOf(random) };
}

function parameter(random: Random): string {
  return random.chance(90) ? random.of(PARAMETERS) : sent(random, nasty(random));
}

function ending(random: Random): string {
  return random.chance(90) ? '' : random.of(['/', '//', '.data', '.json', '/.', '/..', ';a=b', '%20', '/%2f', '.php']);
}

function headersOf(random: Random): Record<string, string> {
  if (random.chance(80)) return {};
  const [name, values] = random.of(HEADERS);
  return { [name]: random.of(values) };
}
