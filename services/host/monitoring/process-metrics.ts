import { collectDefaultMetrics, Registry, type OpenMetricsContentType } from 'prom-client';

export type Figures = Registry<OpenMetricsContentType>;

export function newFigures(): Figures {
  const figures: Figures = new Registry();
  figures.setContentType(Registry.OPENMETRICS_CONTENT_TYPE);
  return figures;
}

let ofProcess: Figures | null = null;

/**
 * Returns the metrics of this process: event-loop delay, memory, garbage collection and CPU time. All shops in the
 * process share one set.
 */
export function processMetrics(): Figures {
  if (!ofProcess) {
    ofProcess = newFigures();
    collectDefaultMetrics({ register: ofProcess });
  }
  return ofProcess;
}

const END = '# EOF\n';

/** Joins several metrics texts. OpenMetrics allows only one end mark. */
export async function textOf(all: readonly Figures[]): Promise<string> {
  const texts = await Promise.all(all.map((each) => each.metrics()));
  return texts.map((text) => text.slice(0, -END.length)).join('') + END;
}
