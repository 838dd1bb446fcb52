import { formatKronor, type Ore } from '../../../../domain/kernel/money.js';
import type { PaymentActionView } from '../../../../services/shop/checkout/contract.js';
import type { QrPath } from '../../../interface/picture/qr-path.js';
import { paymentTexts as texts } from './texts.js';

interface SwishScreenProps {
  readonly action: Extract<PaymentActionView, { type: 'qrCode' }>;
  readonly qr: QrPath;
  readonly amount: Ore;
}

const time = new Intl.DateTimeFormat('sv-SE', { timeStyle: 'short', timeZone: 'Europe/Stockholm' });

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
      <p role="status" className="muted small">
        <span className="spinner" aria-hidden /> {texts.waiting}{' '}
        {texts.validUntil(time.format(new Date(action.expiresAt)))}
      </p>
      <noscript>
        <meta httpEquiv="refresh" content="5" />
      </noscript>
    </div>
  );
}
