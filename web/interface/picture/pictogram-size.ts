import { PICTOGRAM_PX, PICTOGRAM_WEIGHTS } from '../styles/measures.js';

export type PictogramSize = keyof typeof PICTOGRAM_PX;
export type PictogramWeight = keyof typeof PICTOGRAM_WEIGHTS;

const DRAWN_ON = 24;

/**
 * Drawings use a grid of 24, and their lines would be too thick at 136 px. So the stroke follows the square root of
 * the size, from one, one and a half or two pixels at the smallest.
 */
export function pictogramStroke(size: PictogramSize, weight: PictogramWeight): number {
  const pixels = PICTOGRAM_WEIGHTS[weight] * Math.sqrt(PICTOGRAM_PX[size] / PICTOGRAM_PX.xs);
  return Math.round((pixels * DRAWN_ON * 100) / PICTOGRAM_PX[size]) / 100;
}
