import { Bell, BellRing } from 'lucide-react';
import { memo } from 'react';

import { Button } from '../../interface/navigation/button.js';
import { useRootData } from '../../visit/root-data.js';
import { FAVOURITE_FORM } from './favourite-form.js';
import { useFavouriteState } from './favourite-store.js';
import { favouriteTexts as texts } from './texts.js';
import './favourite-button.css';

interface WatchButtonProps {
  readonly varuId: string;
  readonly name: string;
  readonly wide?: boolean;
}

/**
 * Starts or ends the watch of a product that is out of stock (PRO-09). Only an identified person sees it, because a
 * watched product may reveal an illness (SES-07).
 */
export const WatchButton = memo(function WatchButton({
  varuId,
  name,
  wide,
}: WatchButtonProps): React.JSX.Element | null {
  const data = useRootData();
  const wished = useFavouriteState(({ pending }) => pending.watches.get(varuId));
  if (!data?.session.identified) return null;
  const watched = wished ?? data.watched.includes(varuId);
  const Icon = watched ? BellRing : Bell;
  return (
    <Button
      variant="quiet"
      wide={wide}
      form={FAVOURITE_FORM}
      name="change"
      value={`${watched ? 'unwatch' : 'watch'}:${varuId}`}
      className="watch"
      data-name={name}
      aria-label={watched ? texts.watchingLabel(name) : texts.watchLabel(name)}
    >
      <span className="watch-text">
        <Icon size={18} strokeWidth={1.5} aria-hidden /> {watched ? texts.watching : texts.watch}
      </span>
    </Button>
  );
});
