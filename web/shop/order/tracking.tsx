import type { TrackingView } from '../../../services/shop/order/contract.js';
import { formatDay, formatMoment } from '../../interface/words/dates.js';
import { trackingTexts as texts } from './texts.js';
import '../checkout/confirmation/confirmation.css';
import './tracking.css';

export function Tracking({ tracking }: { readonly tracking: TrackingView }): React.JSX.Element {
  const facts = [
    [texts.order, tracking.orderNumber],
    [texts.email, tracking.email],
    [texts.carrier, tracking.carrier ?? '–'],
    ...(tracking.carrierNumber ? [[texts.carrierNumber, tracking.carrierNumber] as const] : []),
    [texts.expected, tracking.expectedOn ? formatDay(tracking.expectedOn) : '–'],
  ] as const;
  return (
    <div className="tracking">
      <p className="tracking-status" role="status">
        {texts.statuses[tracking.status]}
      </p>
      <dl className="confirmation-facts">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <h2 className="tracking-heading">{texts.progress}</h2>
      <ol className="tracking-steps">
        {tracking.steps.map(({ status, at }) => (
          <li key={`${status}${at}`}>
            <strong>{texts.statuses[status]}</strong>
            <span className="muted small">{formatMoment(at)}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
