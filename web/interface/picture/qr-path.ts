import { create } from 'qrcode';

export interface QrPath {
  /** The width of the code in modules, which are its small squares. The empty border is not counted. */
  readonly size: number;
  /** The dark modules as an SVG path, with one unit for each module. */
  readonly path: string;
}

/**
 * Draws a QR code as an SVG path, so that it needs no image file and no injected HTML.
 * @param level L gives fewer and larger modules, which old cameras read better. BankID's sample uses L.
 */
export function qrPath(text: string, level: 'L' | 'M'): QrPath {
  const { size, data } = create(text, { errorCorrectionLevel: level }).modules;
  let path = '';
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      const from = x;
      while (x < size && data[y * size + x]) x += 1;
      if (x > from) path += `M${from} ${y}h${x - from}v1h${from - x}z`;
    }
  }
  return { size, path };
}
