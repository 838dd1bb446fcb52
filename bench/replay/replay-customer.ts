import { performance } from 'node:perf_hooks';

import { openHistory, packHistory, snapshot, type History } from '../../domain/replay-history/index.js';
import type { Platform } from '../../services/foundation/platform/platform.js';
import { maskEvents } from '../../services/support/history/mask-events.js';
import { Subjects } from '../../services/support/history/subjects.js';
import type { Measured } from '../figures.js';
import { withPlatform, type StepInput } from '../step.js';
import { recordCustomer } from './record-customer.js';

const OPENINGS = 9;
const SCANNED = 2_000;

/** Measures how the console opens a long history of a customer, and moves the slider through it. */
export default function replayCustomer(input: StepInput): Promise<Measured> {
  return withPlatform(input, async (platform) => {
    const customerId = await recordCustomer(platform, input.sizes.history);
    const times: number[] = [];
    let history = await opened(platform, customerId, times);
    for (let again = 1; again < OPENINGS; again += 1) history = await opened(platform, customerId, times);
    const [first = 0, ...later] = times;
    const packing = timed(() => JSON.stringify(packHistory(history.events)));
    const { worst, median } = scan(history);
    return {
      figures: { 'replay.open.ms': rounded(Math.max(...later)), 'replay.step.ms': rounded(worst) },
      notes: {
        'replay.events': history.events.length,
        'replay.open.firstMs': rounded(first),
        'replay.open.packedMs': rounded(packing),
        'replay.step.medianMs': rounded(median),
      },
    };
  });
}

/** Reads the history from the event store and shows its first moment, as the console's page does. */
async function opened({ store, db }: Platform, customerId: string, times: number[]): Promise<History> {
  const began = performance.now();
  const subject = await new Subjects(store, db).read(customerId);
  if (!subject) throw new Error('the customer has no history');
  const history = openHistory(maskEvents(subject.events));
  history.stops(subject.events.at(-1)?.effectiveAt ?? '');
  snapshot(history.at(history.events.length));
  times.push(performance.now() - began);
  return history;
}

/** Moves the slider forwards, backwards and in jumps. Each step computes all displayed values. */
function scan(history: History): { readonly worst: number; readonly median: number } {
  const last = history.events.length;
  const stride = Math.max(1, Math.floor(last / SCANNED));
  const times: number[] = [];
  const show = (step: number): void => void times.push(timed(() => snapshot(history.at(step))));
  for (let step = 0; step <= last; step += stride) show(step);
  for (let step = last; step >= 0; step -= stride) show(step);
  for (let jump = 0; jump < SCANNED; jump += 1) show((jump * 7_919) % (last + 1));
  const sorted = [...times].sort((a, b) => a - b);
  return { worst: sorted.at(-1) ?? 0, median: sorted[sorted.length >> 1] ?? 0 };
}

function timed(work: () => unknown): number {
  const began = performance.now();
  work();
  return performance.now() - began;
}

function rounded(milliseconds: number): number {
  return Math.round(milliseconds * 10) / 10;
}
