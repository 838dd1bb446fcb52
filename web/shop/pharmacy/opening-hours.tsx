import type { PharmacyView } from '../../../services/shop/pharmacy/contract.js';
import { formatDay } from '../../interface/words/dates.js';
import { pharmacyTexts as texts } from './texts.js';

export function OpeningHours({
  pharmacy: { openingHours, deviations },
}: {
  readonly pharmacy: PharmacyView;
}): React.JSX.Element {
  return (
    <section className="pharmacy-hours">
      <h2>{texts.openingHours}</h2>
      <HoursTable caption={texts.openingHours} rows={openingHours.map(({ days, hours }) => [days, hours])} />
      {deviations.length > 0 && (
        <>
          <h3>{texts.deviations}</h3>
          <HoursTable
            caption={texts.deviations}
            rows={deviations.map(({ date, name, hours }) => [`${name}, ${formatDay(date)}`, hours])}
          />
        </>
      )}
    </section>
  );
}

function HoursTable({
  caption,
  rows,
}: {
  readonly caption: string;
  readonly rows: readonly (readonly [string, string])[];
}): React.JSX.Element {
  return (
    <table>
      <caption className="visually-hidden">{caption}</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{texts.day}</th>
          <th scope="col">{texts.hours}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([day, hours]) => (
          <tr key={day}>
            <th scope="row">{day}</th>
            <td>{hours}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
