import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from 'vitest';

import type { PackLabel } from '../../../../domain/prescription/index.js';
import { labelPdf } from './label-pdf.js';

const AT = '2026-03-01T09:00:00.000Z';
const label: PackLabel = {
  patientName: null,
  animal: null,
  medicine: 'Levaxin, Tablett, 100 mikrogram, 100 st',
  dosage: '1 tablett på morgonen',
  purpose: 'för sköldkörteln',
  prescriber: 'Doris Doktor',
  dispensedOn: '2026-03-01',
  expeditionNumber: '100001-2',
  withdrawalsLeft: 2,
  nextOn: '2026-05-01',
  storage: ['Förvaras i kylskåp, 2–8 °C. Får inte frysas.'],
  packages: 1,
};

async function pagesOf(given: Partial<PackLabel> = {}): Promise<readonly string[]> {
  const content = await labelPdf({ ...label, ...given }, 'Astrid Lind', AT);
  const { promise } = getDocument({ data: new Uint8Array(content), verbosity: 0 });
  const file = await promise;
  const pages: string[] = [];
  for (let nth = 1; nth <= file.numPages; nth += 1) {
    const { items } = await (await file.getPage(nth)).getTextContent();
    pages.push(
      items
        .map((item) => ('str' in item ? item.str : ''))
        .join(' ')
        .replaceAll(/\s+/g, ' '),
    );
  }
  return pages;
}

test('a label has all that a pharmacy’s label must have', async () => {
  const [page = ''] = await pagesOf();
  for (const part of [
    'Till: Astrid Lind',
    label.medicine,
    'Dosering: 1 tablett på morgonen',
    'Ändamål: för sköldkörteln',
    'Förskrivare: Doris Doktor',
    'Expedierat: 2026-03-01 Exp.nr: 100001-2',
    'Uttag kvar: 2. Nästa tidigast 2026-05-01.',
    'Förvaras i kylskåp, 2–8 °C. Får inte frysas.',
    'Älgört Apotek AB',
  ])
    expect(page).toContain(part);
});

test('each pack has a label of its own, and a child’s or an animal’s has their name', async () => {
  const pages = await pagesOf({ packages: 2, patientName: 'Ella' });
  expect(pages).toHaveLength(2);
  expect(pages[1]).toMatch(/Till: Ella .*2 av 2/);
  const [animal] = await pagesOf({ animal: { name: 'Bosse', species: 'hund' } });
  expect(animal).toContain('Till: Bosse (hund), ägare Astrid Lind');
});

test('a dose text of a thousand signs stands whole on one label', async () => {
  const dosage = Array.from({ length: 200 }, (_none, nth) => `d${nth}`).join(' ');
  const pages = await pagesOf({ dosage });
  expect(pages).toHaveLength(1);
  expect(pages[0]).toContain('d199');
});
