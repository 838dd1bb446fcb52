import { useEffect } from 'react';

import { PICTOGRAM_PX } from '../styles/measures.js';
import { noteError } from '../browser-console.js';
import { categoryDrawing, FALLBACK, SEASONS, type Season } from './pictogram-drawings.js';
import { pictogramStroke, type PictogramSize, type PictogramWeight } from './pictogram-size.js';
import './pictogram.css';

interface Look {
  readonly size?: PictogramSize;
  readonly weight?: PictogramWeight;
}

/** The drawing of a category, by its path. A missing one is noted on the console only. */
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
