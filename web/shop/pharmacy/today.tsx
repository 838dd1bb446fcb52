import type { PharmacyView } from '../../../services/shop/pharmacy/contract.js';
import { pharmacyTexts as texts } from './texts.js';

/** Says whether the pharmacy is open now, and its hours today. It never shows the hours of another day (CAT-06). */
export function Today({
  pharmacy: { isOpenNow, openToday, openingHoursMismatch },
}: {
  readonly pharmacy: PharmacyView;
}): React.JSX.Element {
  if (openingHoursMismatch) return <p className="pharmacy-today">{texts.unknownToday}</p>;
  return (
    <p className="pharmacy-today">
      <span className="pharmacy-state" data-open={isOpenNow || undefined}>
        {isOpenNow ? texts.open : texts.closed}
      </span>
      <span>{openToday ? texts.today(openToday) : texts.closedToday}</span>
    </p>
  );
}
