import { table, targets, type Measured } from './figures.js';
import { machine, spoken } from './machine.js';
import { ratiosOf } from './ratios.js';
import { readOptions, type Options, type Sizes } from './options.js';
import { runStep } from './step.js';
import { openWorkshop, type Workshop } from './workshop.js';

/**
 * All suites of the bench. The names of a suite's figures begin with the name of the suite. The steps of a suite share
 * a database and run one after another.
 */
const suites: readonly { readonly figures: readonly string[]; readonly steps: readonly string[] }[] = [
  { figures: ['append', 'machine'], steps: ['append'] },
  { figures: ['price'], steps: ['price/price-carts'] },
  { figures: ['prescription'], steps: ['price/price-prescriptions', 'pages/visit-prescriptions'] },
  { figures: ['warrant'], steps: ['session/check-warrants'] },
  { figures: ['dispense'], steps: ['dispense/dispense-orders'] },
  { figures: ['delivery'], steps: ['delivery/ask-options'] },
  { figures: ['http', 'start'], steps: ['shop/visit-shop'] },
  { figures: ['checkout', 'machine'], steps: ['checkout/check-out'] },
  { figures: ['listing', 'product', 'basket', 'pages', 'machine'], steps: ['pages/render-bare', 'pages/visit-pages'] },
  { figures: ['web'], steps: ['phone/visit-by-phone'] },
  { figures: ['search', 'autocomplete'], steps: ['search/search-shop'] },
  { figures: ['door'], steps: ['door/ask-much'] },
  { figures: ['heartbeat', 'loginStatus'], steps: ['session/ask-session'] },
  { figures: ['rebuild', 'machine'], steps: ['rebuild'] },
  { figures: ['levels'], steps: ['levels/found-club', 'levels/check-levels'] },
  { figures: ['reminders'], steps: ['reminders/remind-persons', 'reminders/run-day'] },
  { figures: ['replay'], steps: ['replay/replay-customer'] },
  { figures: ['dev'], steps: ['dev/change-words'] },
];

const onEventStoreDb: typeof suites = [
  { figures: ['eventstoredb'], steps: ['eventstoredb/add-to-carts', 'eventstoredb/read-beside-client'] },
];

/**
 * Runs the chosen suites. When a suite fails, its error is logged, the other suites continue, and the exit code is 1.
 */
async function measure(workshop: Workshop, { only, store, sizes }: Options): Promise<Measured> {
  const all = store === 'eventstoredb' ? onEventStoreDb : suites;
  const wanted = all.filter(({ figures }) => !only || figures.some((name) => only.split('.')[0] === name));
  if (wanted.length === 0)
    throw new RangeError(`--only: ${only} is none of ${all.flatMap(({ figures }) => figures).join(', ')}`);
  const measured: Measured = { figures: {}, notes: {} };
  for (const { steps } of wanted) {
    await runSteps(workshop, steps, sizes, measured).catch((error: unknown) => {
      process.stderr.write(`${String(error)}\n`);
      process.exitCode = 1;
    });
  }
  return { ...measured, figures: { ...measured.figures, ...ratiosOf(measured.figures) } };
}

async function runSteps(workshop: Workshop, steps: readonly string[], sizes: Sizes, all: Measured): Promise<void> {
  const databaseUrl = await workshop.database((steps[0] as string).replace(/\W/g, '_'));
  for (const step of steps) {
    const began = performance.now();
    const { figures, notes } = await runStep(step, { directory: workshop.directory, databaseUrl, sizes });
    process.stderr.write(`${step}: ${Math.round((performance.now() - began) / 1000)} s\n`);
    Object.assign(all.figures, figures);
    Object.assign(all.notes, notes);
  }
}

const options = readOptions(process.argv.slice(2));
const workshop = await openWorkshop();
const interrupted = (): void => void workshop.close().then(() => process.exit(130));
process.once('SIGINT', interrupted);
process.once('SIGTERM', interrupted);
try {
  const measured = await measure(workshop, options);
  const where = spoken(await machine(workshop.serverUrl));
  const ordered = Object.fromEntries(
    targets.flatMap(({ name }) => (name in measured.figures ? [[name, measured.figures[name]]] : [])),
  );
  process.stdout.write(options.json ? `${JSON.stringify(ordered)}\n` : `${where}\n\n${table(measured)}\n`);
  if (options.json) process.stderr.write(`${where}\n`);
} finally {
  await workshop.close();
}
// Without this call, the package of the embedded database would end the process with exit code 0.
process.exit();
