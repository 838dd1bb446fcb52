import { Heart } from 'lucide-react';
import { memo } from 'react';

import { useRootData } from '../../visit/root-data.js';
import { FAVOURITE_FORM } from './favourite-form.js';
import { useFavouriteState } from './favourite-store.js';
import { favouriteTexts as texts } from './texts.js';
import './favourite-button.css';

interface FavouriteButtonProps {
  readonly varuId: string;
  readonly name: string;
  /** True when the heart stands on a picture. It then gets a round background. */
  readonly onPicture?: boolean;
}

/** A heart that adds a product to the favourites or removes it. It submits the form that all hearts share (PRO-07). */
export const FavouriteButton = memo(function FavouriteButton({
  varuId,
  name,
  onPicture,
}: FavouriteButtonProps): React.JSX.Element {
  const stored = useRootData()?.favourites.includes(varuId) ?? false;
  const wished = useFavouriteState(({ pending }) => (pending.clearing ? false : pending.favourites.get(varuId)));
  const kept = wished ?? stored;
  return (
    <button
      type="submit"
      form={FAVOURITE_FORM}
      name="change"
      value={`${kept ? 'remove' : 'add'}:${varuId}`}
      className={onPicture ? 'favourite favourite-on-picture' : 'favourite'}
      data-kept={kept || undefined}
      data-name={name}
      aria-label={kept ? texts.remove(name) : texts.add(name)}
    >
      <Heart size={22} strokeWidth={1.5} aria-hidden />
    </button>
  );
});
