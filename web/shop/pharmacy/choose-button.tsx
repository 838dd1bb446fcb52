import { Check, MapPin } from 'lucide-react';
import { useState } from 'react';

import type { PharmacyView } from '../../../services/shop/pharmacy/contract.js';
import { Bubble } from '../../interface/message/bubble.js';
import { Button } from '../../interface/navigation/button.js';
import { pharmacyTexts as texts } from './texts.js';
import { selectPharmacy, useSelectedPharmacy } from './use-selected-pharmacy.js';

/**
 * Selects this pharmacy, or ends the selection. Without scripts the button is hidden, because nothing could be saved.
 */
export function ChooseButton({
  pharmacy,
}: {
  readonly pharmacy: Pick<PharmacyView, 'gln' | 'id' | 'name' | 'url' | 'isAgency'>;
}): React.JSX.Element | null {
  const selected = useSelectedPharmacy();
  const [told, setTold] = useState<string | null>(null);
  const { gln, id, name, url } = pharmacy;
  const chosen = selected?.id === id;
  const Icon = chosen ? Check : MapPin;
  if (pharmacy.isAgency) return null;
  const choose = (): void => {
    selectPharmacy(chosen ? null : { gln, id, name, url, inStock: null });
    setTold(chosen ? null : texts.chosenNow);
  };
  return (
    <Bubble text={told} onGone={() => setTold(null)}>
      <Button
        type="button"
        variant={chosen ? 'primary' : 'quiet'}
        className="pharmacy-choose"
        aria-pressed={chosen}
        aria-label={`${chosen ? texts.chosen : texts.choose}: ${name}`}
        data-ready={selected !== undefined || undefined}
        onClick={choose}
      >
        <span className="pharmacy-choose-label">
          <Icon size={18} strokeWidth={1.5} aria-hidden />
          {chosen ? texts.chosen : texts.choose}
        </span>
      </Button>
    </Bubble>
  );
}
