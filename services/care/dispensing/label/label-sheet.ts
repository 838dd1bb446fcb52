import { createRequire } from 'node:module';
import { buffer } from 'node:stream/consumers';

import PDFDocument from 'pdfkit';

const { resolve } = createRequire(import.meta.url);
const MM = 72 / 25.4;
const SIZE: [number, number] = [90 * MM, 62 * MM];
const MARGIN = 4 * MM;
const WIDTH = SIZE[0] - 2 * MARGIN;
/** A long dose text must not end in the middle: the letters get smaller until all of it has room. */
const SIZES = [9, 8, 7, 6, 5];

interface Line {
  readonly font: 'plain' | 'bold';
  readonly text: string;
}

/** Labels of 90 × 62 millimetres, one a page, as a label printer takes them. */
export class LabelSheet {
  private readonly doc: PDFKit.PDFDocument;
  private readonly pages: Line[][] = [];

  constructor(title: string, author: string, at: Date) {
    this.doc = new PDFDocument({
      size: SIZE,
      margin: MARGIN,
      autoFirstPage: false,
      pdfVersion: '1.7',
      displayTitle: true,
      lang: 'sv-SE',
      info: { Title: title, Author: author, CreationDate: at, ModDate: at },
    });
    this.doc.registerFont('plain', resolve('@fontsource/figtree/files/figtree-latin-400-normal.woff'));
    this.doc.registerFont('bold', resolve('@fontsource/figtree/files/figtree-latin-700-normal.woff'));
  }

  page(): void {
    this.pages.push([]);
  }

  line(font: Line['font'], text: string): void {
    this.pages.at(-1)?.push({ font, text });
  }

  async end(): Promise<Uint8Array> {
    for (const lines of this.pages) this.write(lines);
    const content = buffer(this.doc);
    this.doc.end();
    return content;
  }

  private write(lines: readonly Line[]): void {
    const height = SIZE[1] - 2 * MARGIN;
    const size = SIZES.find((each) => this.heightAt(each, lines) <= height) ?? SIZES.at(-1);
    this.doc.addPage();
    for (const { font, text } of lines)
      this.doc
        .font(font)
        .fontSize(size ?? 5)
        .text(text, { width: WIDTH });
  }

  private heightAt(size: number, lines: readonly Line[]): number {
    return lines.reduce((sum, { font, text }) => {
      return sum + this.doc.font(font).fontSize(size).heightOfString(text, { width: WIDTH });
    }, 0);
  }
}
