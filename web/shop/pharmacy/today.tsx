import type { PharmacyView } from '../../../services/shop/pharmacy/contract.js';
import { pharmacyTexts as texts } from './texts.js';

/** Says when the pharmacy opens or closes, and its hours today. It never shows the hours of another day (CAT-06). */
export function Today({
  pharmacy: { isOpenNow, openToday, openingNow },
}: {
  readonly pharmacy: PharmacyView;
}): React.JSX.Element {
  if (openingNow === null) return <p className="pharmacy-today">{texts.unknownToday}</p>;
  return (
    <p className="pharmacy-today">
      <span className="pharmacy-state" data-open={isOpenNow || undefined}>
        {openingNow}
      </span>
      {openToday && <span>{texts.today(openToday)}</span>}
    </p>
  );
}
