import { Spinner } from '../../../interface/picture/spinner.js';
import type { QrPath } from '../../../interface/picture/qr-path.js';

/** The width of the empty border that the QR standard requires, in modules (the small squares of the code). */
const QUIET = 4;

interface QrImageProps {
  readonly qr: QrPath | null;
  readonly label: string;
  readonly large?: boolean;
}

/** Draws a QR code. It is always dark on white, because some cameras cannot read inverted codes. */
export function QrImage({ qr, label, large }: QrImageProps): React.JSX.Element {
  return (
    <div className="login-qr" data-large={large || undefined}>
      {qr ? (
        <svg
          role="img"
          aria-label={label}
          viewBox={`${-QUIET} ${-QUIET} ${qr.size + 2 * QUIET} ${qr.size + 2 * QUIET}`}
          shapeRendering="crispEdges"
        >
          <path d={qr.path} />
        </svg>
      ) : (
        <Spinner size="large" />
      )}
    </div>
  );
}
