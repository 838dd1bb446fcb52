import { useEffect, useState } from 'react';

import type { QrPath } from '../../../interface/picture/qr-path.js';

export interface DrawnQr extends QrPath {
  readonly text: string;
}

/**
 * Draws the code in the browser. The last drawing stays until the next is ready, and the QR library loads only when
 * needed.
 */
export function useQrPath(text: string | null, drawn: DrawnQr | null): QrPath | null {
  const [path, setPath] = useState<QrPath | null>(drawn);
  useEffect(() => {
    let current = true;
    if (text)
      void import('../../../interface/picture/qr-path.js').then(({ qrPath }) => current && setPath(qrPath(text, 'L')));
    return () => void (current = false);
  }, [text]);
  return text ? path : null;
}
