import { formatKronor, type Ore } from '../../../../domain/kernel/money.js';
import type { PaymentActionView } from '../../../../services/shop/checkout/contract.js';
import type { QrPath } from '../../../interface/picture/qr-path.js';
import { formatHour } from '../../../interface/words/dates.js';
import { paymentTexts as texts } from './texts.js';

interface SwishScreenProps {
  readonly action: Extract<PaymentActionView, { type: 'qrCode' }>;
  readonly qr: QrPath;
  readonly amount: Ore;
}

export function SwishScreen({ action, qr, amount }: SwishScreenProps): React.JSX.Element {
  return (
    <div className="payment-box swish">
      <h1>{texts.swish}</h1>
      <p className="swish-amount">{formatKronor(amount)}</p>
      <svg
        className="swish-code"
        viewBox={`-3 -3 ${qr.size + 6} ${qr.size + 6}`}
        role="img"
        aria-label={texts.swishCode}
        shapeRendering="crispEdges"
      >
        <rect x="-3" y="-3" width={qr.size + 6} height={qr.size + 6} fill="#fff" />
        <path d={qr.path} fill="#10241c" />
      </svg>
      {action.url && (
        <a className="button button-quiet" href={action.url}>
          {texts.swishHere}
        </a>
      )}
      <ol className="swish-steps">
        {texts.swishSteps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <div role="status" className="swish-waiting muted small">
        <span className="spinner spinner-small" aria-hidden />
        <p>
          {texts.waiting} {texts.validUntil(formatHour(action.expiresAt))}
        </p>
      </div>
      <noscript>
        <meta httpEquiv="refresh" content="5" />
      </noscript>
    </div>
  );
}
