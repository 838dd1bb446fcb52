export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Lettering {
  readonly brand: string;
  readonly title: string;
  readonly foot: readonly string[];
  readonly ink: string;
  readonly accent: string;
}

const NARROW = /[iljtfrI.,:'|! ()-]/;
const WIDE = /[mwMW%—]/;

/** The width in em of bold sans-serif text, slightly overestimated. */
export function widthOf(text: string): number {
  let width = 0;
  for (const letter of text)
    width += NARROW.test(letter) ? 0.36 : WIDE.test(letter) ? 0.9 : /[A-ZÅÄÖ]/.test(letter) ? 0.71 : 0.59;
  return width;
}

/**
 * Without it a browser makes a font for the size of each text on the screen. With it a picture is laid out in 0.15
 * instead of 0.6 ms. Meanwhile the page answers no press (docs/decisions/0070-a-slow-phone.md).
 */
const ONE_FONT = 'text-rendering="geometricPrecision"';

/**
 * Draws brand, title and foot lines inside the area. A nearly full line gets a fixed text length, so that it fits in
 * any font.
 */
export function letter({ x, y, width, height }: Area, { brand, title, foot, ink, accent }: Lettering): string {
  const brandSize = Math.min(11, fit(brand.toUpperCase(), width, 11), height / 5);
  const footSize = Math.min(11, height / 7.5);
  const footLines = foot.map((text) => shorten(text, width / footSize));
  const room = height - brandSize - footLines.length * footSize * 1.25 - 12;
  const { size, lines } = fitTitle(title, width, room);
  const top = y + brandSize + 8 + Math.max(0, (room - size * 1.1 * lines.length) * 0.35);
  const rows = lines.map((text, index) =>
    row(x, top + size * (0.92 + index * 1.1), size, text, width, 'font-weight="700"'),
  );
  const bottom = y + height - (footLines.length - 1) * footSize * 1.25;
  const feet = footLines.map((text, index) =>
    row(x, bottom + index * footSize * 1.25, footSize, text, width, index === 0 ? 'font-weight="700"' : 'opacity=".8"'),
  );
  const rule = `<path d="M${round(x)} ${round(bottom - footSize * 1.35)}h18" stroke="${accent}" stroke-width="3"/>`;
  return `<g fill="${ink}" font-family="Arial,sans-serif" ${ONE_FONT}>${row(x, y + brandSize, brandSize, brand.toUpperCase(), width, 'letter-spacing=".6"')}${rows.join('')}${footLines.length > 0 ? rule : ''}${feet.join('')}</g>`;
}

function row(x: number, y: number, size: number, text: string, width: number, attributes: string): string {
  const natural = widthOf(text) * size * 0.97;
  // A text in less than three quarters of the width fits in any font, so it needs no fixed length.
  const held =
    natural < width * 0.75 ? '' : ` textLength="${round(Math.min(width, natural))}" lengthAdjust="spacingAndGlyphs"`;
  return `<text x="${round(x)}" y="${round(y)}" font-size="${round(size)}"${held} ${attributes}>${escapeXml(text)}</text>`;
}

function fit(text: string, width: number, most: number): number {
  return Math.min(most, width / widthOf(text));
}

function fitTitle(title: string, width: number, height: number): { size: number; lines: readonly string[] } {
  for (let size = 25; size > 9; size -= 1) {
    const lines = wrap(title, width / size);
    if (lines.every((text) => widthOf(text) <= width / size) && lines.length * size * 1.1 <= height)
      return { size, lines };
  }
  const lines = wrap(title, width / 9).slice(0, Math.max(1, Math.floor(height / 10)));
  return { size: Math.min(9, ...lines.map((text) => fit(text, width, 9))), lines };
}

function wrap(text: string, ems: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && widthOf(longer) <= ems) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

function shorten(text: string, ems: number): string {
  if (widthOf(text) <= ems * 1.12) return text;
  let kept = text;
  while (kept.length > 1 && widthOf(`${kept}…`) > ems) kept = kept.slice(0, -1);
  return `${kept.trimEnd()}…`;
}

export function escapeXml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign);
}

const round = (value: number): number => Math.round(value * 10) / 10;
