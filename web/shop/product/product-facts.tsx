import { FileText } from 'lucide-react';

import type { ProductView } from '../../../services/shop/catalogue/contract.js';
import { Accordion } from '../../interface/navigation/accordion.js';
import { Teaser } from '../../interface/navigation/teaser.js';
import { PharmacyStock } from './pharmacy-stock.js';
import { productTexts as texts, stockTexts } from './texts.js';

const LABELS = Object.entries(texts.labels) as [keyof typeof texts.labels, string][];

interface ProductFactsProps {
  readonly product: ProductView;
}

export function ProductFacts({ product }: ProductFactsProps): React.JSX.Element {
  const { description, usage, contents, measurements, hasLeaflet, type } = product;
  return (
    <div className="facts">
      {description && (
        <Accordion title={texts.description} headingLevel={2} startOpen>
          <Description text={description} />
        </Accordion>
      )}
      {usage && (
        <Accordion title={texts.usage} headingLevel={2}>
          <p className="facts-text">{usage}</p>
        </Accordion>
      )}
      {contents && (
        <Accordion title={texts.contents} headingLevel={2}>
          <p className="facts-text">{contents}</p>
        </Accordion>
      )}
      {hasLeaflet && (
        <Accordion title={texts.leaflet} headingLevel={2}>
          <Leaflet slug={product.slug} />
        </Accordion>
      )}
      <Accordion title={type === 'Ha' ? texts.facts : texts.medicineFacts} headingLevel={2} startOpen={type !== 'Ha'}>
        <Facts rows={LABELS.flatMap(([key, label]) => (product[key] ? [{ label, value: product[key] }] : []))} />
      </Accordion>
      {measurements.length > 0 && (
        <Accordion title={texts.measurements} headingLevel={2}>
          <Facts rows={measurements} />
        </Accordion>
      )}
      {type !== 'Rx' && product.withdrawal === null && (
        <section id="lager" className="facts-stock" aria-labelledby="lager-rubrik">
          <h2 id="lager-rubrik">{stockTexts.title}</h2>
          <PharmacyStock slug={product.slug} />
        </section>
      )}
    </div>
  );
}

/** From this length a description takes most of a phone's screen, so it begins folded. */
const LONG = 320;

function Description({ text }: { readonly text: string }): React.JSX.Element {
  const paragraph = <p className="facts-text">{text}</p>;
  return text.length > LONG ? <Teaser>{paragraph}</Teaser> : paragraph;
}

function Facts({
  rows,
}: {
  readonly rows: readonly { readonly label: string; readonly value: string }[];
}): React.JSX.Element {
  return (
    <dl className="facts-list">
      {rows.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Leaflet({ slug }: { readonly slug: string }): React.JSX.Element {
  return (
    <a href={`/produkt/${slug}/bipacksedel`} className="leaflet-link">
      <FileText size={20} strokeWidth={1.5} aria-hidden /> {texts.leafletLink}
    </a>
  );
}
