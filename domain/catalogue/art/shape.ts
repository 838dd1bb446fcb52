import type { Area } from './lettering.js';
import type { Look } from './look.js';

/** A pack on a canvas of 240 × 240. Its base is at y ≈ 206. */
export interface Shape {
  /** The printed surface. It gets body colour, motif and shading. */
  readonly outline: string;
  readonly label: Area;
  /** A round body has shading at both sides, a flat one only a little. */
  readonly round: boolean;
  readonly behind?: string;
  readonly before?: string;
  readonly shadow: number;
  /** The colour of the body under a paper label, for example brown glass. */
  readonly body?: string;
  readonly ink?: string;
}

export type ShapeOf = (look: Look) => Shape;

export function area(x: number, y: number, width: number, height: number): Area {
  return { x, y, width, height };
}

export function box(
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
  fill: string,
  more = '',
): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}" ${more}/>`;
}

export function path(d: string, fill: string, more = ''): string {
  return `<path d="${d}" fill="${fill}" ${more}/>`;
}

/** A rounded rectangle as path data. */
export function rounded(x: number, y: number, width: number, height: number, radius: number): string {
  return `M${x + radius} ${y}h${width - 2 * radius}a${radius} ${radius} 0 0 1 ${radius} ${radius}v${height - 2 * radius}a${radius} ${radius} 0 0 1-${radius} ${radius}h-${width - 2 * radius}a${radius} ${radius} 0 0 1-${radius}-${radius}v-${height - 2 * radius}a${radius} ${radius} 0 0 1 ${radius}-${radius}z`;
}

export const EDGE = 'stroke="#17313a38"';

export function cap(x: number, y: number, width: number, height: number, fill: string, radius = 5): string {
  // One thick dashed line draws all the ridges.
  const ridges = `<path d="M${x + 6} ${y + height / 2 + 1}h${width - 12}" stroke="#17313a1a" stroke-width="${height - 10}" stroke-dasharray="1.5 6.5"/>`;
  return `${box(x, y, width, height, radius, fill, EDGE)}${ridges}${box(x, y, width * 0.22, height, radius, '#fff', 'opacity=".3"')}${box(x + width * 0.78, y, width * 0.22, height, radius, '#17313a', 'opacity=".1"')}`;
}
