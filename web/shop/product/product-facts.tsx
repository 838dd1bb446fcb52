import type { ProductView } from '../../../services/web-host/contract/catalogue.js';
import { productTexts as texts } from './texts.js';

const LABELS = Object.entries(texts.labels) as [keyof typeof texts.labels, string][];

export function ProductFacts({ product }: { readonly product: ProductView }): React.JSX.Element {
  const told = [
    { title: texts.description, text: product.description },
    { title: texts.usage, text: product.usage },
    { title: texts.contents, text: product.contents },
  ].filter(({ text }) => text !== '');
  return (
    <div className="facts">
      <div className="facts-texts">
        {told.map(({ title, text }) => (
          <section key={title}>
            <h2>{title}</h2>
            <p>{text}</p>
          </section>
        ))}
      </div>
      <section>
        <h2>{texts.facts}</h2>
        <dl className="facts-list">
          {LABELS.filter(([key]) => product[key]).map(([key, label]) => (
            <div key={key}>
              <dt>{label}</dt>
              <dd>{product[key]}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  );
}
