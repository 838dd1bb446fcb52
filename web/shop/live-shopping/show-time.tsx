import type { LiveShow } from '../../../services/shop/content/contract.js';

const day = new Intl.DateTimeFormat('sv-SE', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'Europe/Stockholm',
});
const hour = new Intl.DateTimeFormat('sv-SE', { hour: '2-digit', minute: '2-digit', timeZone: 'Europe/Stockholm' });

/** Shows when a show begins and ends, in Swedish time. Example: "torsdag 26 november 19:00–19:45". */
export function ShowTime({
  show: { startsAt, endsAt },
}: {
  readonly show: Pick<LiveShow, 'startsAt' | 'endsAt'>;
}): React.JSX.Element {
  return (
    <p className="live-time">
      <time dateTime={startsAt}>
        {day.format(new Date(startsAt))} {hour.format(new Date(startsAt))}–{hour.format(new Date(endsAt))}
      </time>
    </p>
  );
}
