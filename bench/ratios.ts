import type { Figures } from './figures.js';

/** Ratios of two figures of one run. What the shop reaches is divided by what the machine can do without the shop. */
const RATIOS = {
  'rebuild.ratioToRead': ['rebuild.eventsPerSecond', 'machine.readRowsPerSecond'],
  'product.known.ratioToBareRender': ['product.known.pagesPerSecond', 'machine.bareRendersPerSecond.product'],
  'listing.known.ratioToBareRender': ['listing.known.pagesPerSecond', 'machine.bareRendersPerSecond.listing'],
  'basket.known.ratioToBareRender': ['basket.known.pagesPerSecond', 'machine.bareRendersPerSecond.basket'],
} as const;

export function ratiosOf(figures: Figures): Figures {
  const measured = Object.entries(RATIOS).filter(([, [ours, limit]]) => ours in figures && limit in figures);
  return Object.fromEntries(
    measured.map(([name, [ours, limit]]) => [name, Number(figures[ours]) / Number(figures[limit])]),
  );
}
