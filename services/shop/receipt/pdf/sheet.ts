import { createRequire } from 'node:module';
import { buffer } from 'node:stream/consumers';

import PDFDocument from 'pdfkit';

/** A cell of a row: its text, where its column begins, how wide it is, and its side. */
export interface Cell {
  readonly text: string;
  readonly x: number;
  readonly width: number;
  readonly right?: true;
}

type Structure = PDFKit.PDFStructureElement;
/** The types of the package do not know `scope` yet. */
type Scoped = Parameters<PDFKit.PDFDocument['struct']>[1] & { readonly scope?: 'Column' | 'Row' };

const { resolve } = createRequire(import.meta.url);
const MARGIN = 56;
export const WIDTH = 595.28 - 2 * MARGIN;

/** A tagged A4 document in Swedish, so that screen readers know headings, tables and language (WCAG 1.3.1, 3.1.1). */
export class Sheet {
  private readonly doc: PDFKit.PDFDocument;
  private readonly root: Structure;

  constructor(title: string, author: string, at: Date) {
    this.doc = new PDFDocument({
      size: 'A4',
      margin: MARGIN,
      pdfVersion: '1.7',
      tagged: true,
      displayTitle: true,
      lang: 'sv-SE',
      info: { Title: title, Author: author, CreationDate: at, ModDate: at },
    });
    // A static font: variable ones are embedded without their weights. It has the sign '−' and the fixed space.
    this.doc.registerFont('plain', resolve('@fontsource/figtree/files/figtree-latin-400-normal.woff'));
    this.doc.registerFont('bold', resolve('@fontsource/figtree/files/figtree-latin-700-normal.woff'));
    this.root = this.doc.struct('Document');
    this.doc.addStructure(this.root);
  }

  heading(level: 'H1' | 'H2', text: string): void {
    const size = level === 'H1' ? 22 : 13;
    this.block(level, text, { font: 'bold', size, gap: 8 });
  }

  paragraph(text: string): void {
    this.block('P', text, { font: 'plain', size: 10, gap: 6 });
  }

  /** Writes a table. `heads` are the names of its columns; the first cell of a row without them names the row. */
  table(rows: readonly { readonly cells: readonly Cell[]; readonly bold?: true }[], heads?: readonly Cell[]): void {
    const table = this.doc.struct('Table');
    this.root.add(table);
    if (heads) this.row(table, heads, { bold: true, names: () => 'Column' });
    for (const { cells, bold } of rows)
      this.row(table, cells, { bold: bold === true, names: (nth) => (nth === 0 && !heads ? 'Row' : null) });
    table.end();
    this.doc.y += 12;
  }

  async end(): Promise<Uint8Array> {
    this.root.end();
    const content = buffer(this.doc);
    this.doc.end();
    return content;
  }

  private block(
    type: string,
    text: string,
    look: { readonly font: string; readonly size: number; readonly gap: number },
  ) {
    this.doc.font(look.font).fontSize(look.size);
    this.makeRoom(this.doc.heightOfString(text, { width: WIDTH }));
    const write = (): void =>
      void this.doc.font(look.font).fontSize(look.size).text(text, MARGIN, undefined, { width: WIDTH });
    this.root.add(this.doc.struct(type, {}, write));
    this.doc.y += look.gap;
  }

  private row(
    table: Structure,
    cells: readonly Cell[],
    { bold, names }: { readonly bold: boolean; readonly names: (nth: number) => 'Column' | 'Row' | null },
  ): void {
    this.doc.font(bold ? 'bold' : 'plain').fontSize(10);
    const height = Math.max(...cells.map(({ text, width }) => this.doc.heightOfString(text, { width })));
    this.makeRoom(height);
    const top = this.doc.y;
    const row = this.doc.struct('TR');
    table.add(row);
    cells.forEach(({ text, x, width, right }, nth) => {
      const scope = names(nth);
      const write = (): void => void this.doc.text(text, MARGIN + x, top, { width, align: right ? 'right' : 'left' });
      const options: Scoped = scope ? { scope } : {};
      row.add(this.doc.struct(scope ? 'TH' : 'TD', options, write));
    });
    row.end();
    this.doc.y = top + height + 3;
  }

  /** Begins a page before text that would be cut. Nothing is open then, so no mark spans two pages. */
  private makeRoom(height: number): void {
    if (this.doc.y + height > this.doc.page.height - MARGIN) this.doc.addPage();
  }
}
