import { useEffect } from 'react';

import { PICTOGRAM_PX, PICTOGRAM_WEIGHTS } from '../styles/measures.js';
import { noteError } from '../browser-console.js';
import { categoryDrawing, FALLBACK, SEASONS, type Season } from './pictogram-drawings.js';
import './pictogram.css';

export type PictogramSize = keyof typeof PICTOGRAM_PX;
type PictogramWeight = keyof typeof PICTOGRAM_WEIGHTS;

const DRAWN_ON = 24;

/**
 * Returns a stroke width on the icons' grid of 24 units. An icon of 136 px with the usual width would look too heavy.
 * So the line grows only with the square root of the size, from 1, 1.5 or 2 pixels.
 */
export function pictogramStroke(size: PictogramSize, weight: PictogramWeight): number {
  const pixels = PICTOGRAM_WEIGHTS[weight] * Math.sqrt(PICTOGRAM_PX[size] / PICTOGRAM_PX.xs);
  return Math.round((pixels * DRAWN_ON * 100) / PICTOGRAM_PX[size]) / 100;
}

interface Look {
  readonly size?: PictogramSize;
  readonly weight?: PictogramWeight;
}

/** Draws the icon of a category. A category without an icon gets the fallback, and a note in the browser's console. */
export function CategoryPictogram({ path, ...look }: Look & { readonly path: string }): React.JSX.Element {
  const drawing = categoryDrawing(path);
  useEffect(() => {
    if (!drawing) noteError(`No pictogram is drawn for ${path}`);
  }, [drawing, path]);
  return <Drawn as={drawing ?? FALLBACK} {...look} />;
}

export function SeasonPictogram({ season, ...look }: Look & { readonly season: Season }): React.JSX.Element {
  return <Drawn as={SEASONS[season]} {...look} />;
}

function Drawn({
  as: Drawing,
  size = 'm',
  weight = 'Regular',
}: Look & { readonly as: typeof FALLBACK }): React.JSX.Element {
  return (
    <Drawing className="pictogram" size={PICTOGRAM_PX[size]} strokeWidth={pictogramStroke(size, weight)} aria-hidden />
  );
}
