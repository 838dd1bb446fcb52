import { escapeXml, widthOf } from '../catalogue/art/lettering.js';
import type { Sticker } from './events.js';

export interface DrawnCampaign {
  readonly title: string;
  readonly sticker: Sticker;
}

/** Fill and ink of each type. The ink has a contrast of at least 4.5:1 on its fill. */
const COLOURS: Readonly<Record<Sticker['type'], readonly [string, string]>> = {
  discount: ['#b3261e', '#ffffff'],
  member: ['#12564f', '#ffffff'],
  theme: ['#fbf5da', '#5a4a0c'],
};

const SIZE = 160;
const MIDDLE = SIZE / 2;
/** The width of a line of text inside the circle. */
const WIDTH = 124;
const LARGE = 34;
const SMALL = 20;

/** A campaign's sticker as SVG: a round label with the campaign's own texts, otherwise its title. */
export function campaignArt({ title, sticker: { type, large, small } }: DrawnCampaign): string {
  const [fill, ink] = COLOURS[type];
  const lines = [
    { text: large, size: LARGE },
    { text: small || (large ? '' : title), size: large ? SMALL : LARGE },
  ].filter(({ text }) => text !== '');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}" role="img" aria-label="${escapeXml(title)}">`,
    `<circle cx="${MIDDLE}" cy="${MIDDLE}" r="76" fill="${fill}"/>`,
    `<circle cx="${MIDDLE}" cy="${MIDDLE}" r="70" fill="none" stroke="${ink}" stroke-width="1.5" opacity=".6"/>`,
    `<g fill="${ink}" font-family="Arial,sans-serif" font-weight="700" text-anchor="middle">`,
    ...lines.map((line, index) => row(line, MIDDLE + (index - (lines.length - 1) / 2) * LARGE + line.size * 0.35)),
    '</g></svg>',
  ].join('');
}

/** Draws one line. A line that would be too wide gets a smaller font and a fixed length, so that it fits in any font. */
function row({ text, size }: { readonly text: string; readonly size: number }, y: number): string {
  const natural = widthOf(text) * size;
  const fitted = Math.min(size, (size * WIDTH) / natural);
  const held = natural > WIDTH * 0.75 ? ` textLength="${Math.min(WIDTH, natural).toFixed(1)}"` : '';
  return `<text x="${MIDDLE}" y="${y.toFixed(1)}" font-size="${fitted.toFixed(1)}"${held} lengthAdjust="spacingAndGlyphs">${escapeXml(text)}</text>`;
}
