import { Spinner } from '../../../interface/picture/spinner.js';
import type { QrPath } from '../../../interface/picture/qr-path.js';

/** Quiet zone in modules, as the standard requires. */
const QUIET = 4;

interface QrImageProps {
  readonly qr: QrPath | null;
  readonly label: string;
  readonly large?: boolean;
}

/** Always dark on white: cameras do not read inverted codes. */
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
