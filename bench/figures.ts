/**
 * The target of a measured figure. A figure without a limit is only reported, for example the memory of the nightly
 * job.
 */
export interface Target {
  readonly name: string;
  readonly unit: string;
  readonly atLeast?: number | boolean;
  readonly atMost?: number;
}

export const targets: readonly Target[] = [
  { name: 'machine.insertPerSecond.1', unit: 'rows/s' },
  { name: 'append.ratioToRawInsert.1', unit: '× raw INSERT', atLeast: 0.85 },
  { name: 'machine.insertPerSecond.16', unit: 'rows/s' },
  { name: 'append.ratioToRawInsert.16', unit: '× raw INSERT', atLeast: 0.85 },
  { name: 'price.cart.microseconds', unit: 'µs', atMost: 60 },
  { name: 'prescription.price.microseconds', unit: 'µs', atMost: 50 },
  { name: 'warrant.check.microseconds', unit: 'µs', atMost: 20 },
  { name: 'prescription.page.p99Ms', unit: 'ms', atMost: 120 },
  { name: 'dispense.perSecond', unit: 'withdrawals/s', atLeast: 40 },
  { name: 'delivery.options.p99Ms', unit: 'ms', atMost: 10 },
  { name: 'http.addToCart.rps', unit: 'requests/s', atLeast: 800 },
  { name: 'http.addToCart.p99Ms', unit: 'ms', atMost: 60 },
  { name: 'http.addToCart.apart.rps', unit: 'requests/s', atLeast: 640 },
  { name: 'http.addToCart.apart.ratio', unit: '× one process', atLeast: 0.8 },
  { name: 'http.addToCart.twoWebs.rps', unit: 'requests/s', atLeast: 640 },
  { name: 'http.rssMb', unit: 'MB', atMost: 600 },
  { name: 'machine.bareOrdersPerSecond', unit: 'orders/s' },
  { name: 'checkout.ordersPerSecond', unit: 'orders/s' },
  { name: 'checkout.ratioToBareWrites', unit: '× bare writes', atLeast: 0.3 },
  { name: 'checkout.p99Ms', unit: 'ms', atMost: 150 },
  { name: 'eventstoredb.readAll.ratioToClient', unit: '× the client', atLeast: 0.8 },
  { name: 'eventstoredb.readStream.ratioToClient.1', unit: '× the client', atLeast: 0.8 },
  { name: 'eventstoredb.readStream.ratioToClient.16', unit: '× the client', atLeast: 0.8 },
  { name: 'eventstoredb.addToCart.ratioToPostgres', unit: '× PostgreSQL', atLeast: 0.6 },
  { name: 'listing.pagesPerSecond', unit: 'pages/s', atLeast: 150 },
  { name: 'product.pagesPerSecond', unit: 'pages/s', atLeast: 250 },
  { name: 'machine.bareRendersPerSecond.listing', unit: 'pages/s' },
  { name: 'listing.known.pagesPerSecond', unit: 'pages/s' },
  { name: 'listing.known.ratioToBareRender', unit: '× bare React', atLeast: 0.5 },
  { name: 'machine.bareRendersPerSecond.product', unit: 'pages/s' },
  { name: 'product.known.pagesPerSecond', unit: 'pages/s' },
  { name: 'product.known.ratioToBareRender', unit: '× bare React', atLeast: 0.5 },
  { name: 'machine.bareRendersPerSecond.basket', unit: 'pages/s' },
  { name: 'basket.known.pagesPerSecond', unit: 'pages/s' },
  { name: 'basket.known.ratioToBareRender', unit: '× bare React', atLeast: 0.5 },
  { name: 'product.p99Ms', unit: 'ms', atMost: 100 },
  { name: 'pages.rssMb', unit: 'MB', atMost: 600 },
  { name: 'product.javascriptGzipKb', unit: 'kB', atMost: 90 },
  { name: 'web.start.lcpMs', unit: 'ms', atMost: 2_000 },
  { name: 'web.start.cls', unit: '', atMost: 0.02 },
  { name: 'web.start.interactionMs', unit: 'ms', atMost: 150 },
  { name: 'web.listing.lcpMs', unit: 'ms', atMost: 2_000 },
  { name: 'web.listing.cls', unit: '', atMost: 0.02 },
  { name: 'web.listing.interactionMs', unit: 'ms', atMost: 150 },
  { name: 'web.product.lcpMs', unit: 'ms', atMost: 2_000 },
  { name: 'web.product.cls', unit: '', atMost: 0.02 },
  { name: 'web.product.interactionMs', unit: 'ms', atMost: 150 },
  { name: 'search.p99Ms', unit: 'ms', atMost: 25 },
  { name: 'search.rps', unit: 'requests/s' },
  { name: 'autocomplete.p99Ms', unit: 'ms', atMost: 10 },
  { name: 'door.worstRequest.ms', unit: 'ms', atMost: 200 },
  { name: 'heartbeat.rps', unit: 'requests/s', atLeast: 3_000 },
  { name: 'loginStatus.rps', unit: 'requests/s', atLeast: 1_500 },
  { name: 'rebuild.eventsPerSecond', unit: 'events/s', atLeast: 20_000 },
  { name: 'machine.readRowsPerSecond', unit: 'rows/s' },
  { name: 'rebuild.ratioToRead', unit: '× the driver', atLeast: 0.3 },
  { name: 'rebuild.exact', unit: '', atLeast: true },
  { name: 'levels.daily.membersPerSecond', unit: 'members/s', atLeast: 10_000 },
  { name: 'levels.daily.peakRssMb', unit: 'MB' },
  { name: 'reminders.daily.personsPerSecond', unit: 'persons/s', atLeast: 5_000 },
  { name: 'reminders.daily.rssGrowthMb', unit: 'MB' },
  { name: 'replay.open.ms', unit: 'ms', atMost: 300 },
  { name: 'replay.step.ms', unit: 'ms', atMost: 16 },
  { name: 'start.warmMs', unit: 'ms', atMost: 5_000 },
  { name: 'start.rssMb', unit: 'MB', atMost: 220 },
  { name: 'dev.webWord.ms', unit: 'ms', atMost: 3_000 },
  { name: 'dev.serverChange.ms', unit: 'ms', atMost: 5_000 },
  { name: 'dev.oneSpec.ms', unit: 'ms', atMost: 5_000 },
];

export type Figures = Readonly<Record<string, number | boolean>>;

export interface Measured {
  readonly figures: Figures;
  readonly notes: Figures;
}

export function table({ figures, notes }: Measured): string {
  const rows = targets
    .filter(({ name }) => name in figures)
    .map((target) => row(target, figures[target.name] as number | boolean));
  const beside = Object.entries(notes).map(([name, value]) => `  ${name.padEnd(40)} ${formatted(value)}`);
  return [...rows, '', ...beside].join('\n');
}

function row(target: Target, value: number | boolean): string {
  const { name, unit, atLeast, atMost } = target;
  const wanted =
    atLeast !== undefined
      ? `at least ${formatted(atLeast)}`
      : atMost !== undefined
        ? `at most ${formatted(atMost)}`
        : 'flat';
  return `  ${name.padEnd(41)} ${formatted(value).padStart(10)} ${unit.padEnd(13)} ${wanted.padEnd(16)} ${verdict(target, value)}`;
}

function verdict({ atLeast, atMost }: Target, value: number | boolean): string {
  if (atLeast !== undefined) return value >= atLeast ? 'reached' : 'MISSED';
  return atMost === undefined ? '' : Number(value) <= atMost ? 'reached' : 'MISSED';
}

function formatted(value: number | boolean): string {
  return typeof value === 'number' ? value.toLocaleString('en-GB', { maximumFractionDigits: 2 }) : String(value);
}
