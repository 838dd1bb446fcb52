import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Form, Link, useActionData } from '@remix-run/react';

import type { ArticleStockView } from '../../../services/care/prescription/contract.js';
import { Alert } from '../../interface/message/alert.js';
import { Breadcrumbs } from '../../interface/navigation/breadcrumbs.js';
import { Button } from '../../interface/navigation/button.js';
import { usePageStart } from '../../interface/navigation/use-page-start.js';
import { StockList } from '../../shop/product/stock-list.js';
import { stockTexts as listTexts } from '../../shop/product/texts.js';
import { requireIdentified } from '../../visit/session/guard.js';
import { HOME } from './parts.js';
import { NotShown } from './prescription-list.js';
import { LONGEST_PLACE, type action, type Asked } from './stock-action.js';
import { StockFields } from './stock-form.js';
import { stockTexts as texts } from './stock-texts.js';
import { prescriptionTexts } from './texts.js';
import '../../interface/field/field.css';
import '../../shop/product/product.css';
import './prescription.css';

export { action } from './stock-action.js';

/** No medicine in the title: browsers keep the titles of pages. */
export const meta: MetaFunction = () => [{ title: `${texts.title} – Älgört` }, { name: 'robots', content: 'noindex' }];

/** The page answers a form. Without one it leads to the prescriptions. */
export function loader({ request, context }: LoaderFunctionArgs): null {
  requireIdentified(context, request);
  return null;
}

export default function PrescriptionStockPage(): React.JSX.Element {
  const answer = useActionData<typeof action>();
  usePageStart();
  return (
    <div className="page page-narrow prescriptions">
      <Breadcrumbs parents={[{ to: HOME, name: prescriptionTexts.title }]} current={texts.title} />
      <h1>{texts.title}</h1>
      {!answer && <p>{texts.choose}</p>}
      {answer && !answer.view && <Alert type="error">{texts.badForm}</Alert>}
      {answer?.view && answer.view.state !== 'open' && <NotShown state={answer.view.state} />}
      {answer?.view?.state === 'open' && answer.asked && <Stock articles={answer.view.articles} asked={answer.asked} />}
      <p>
        <Link to={HOME}>{texts.back}</Link>
      </p>
    </div>
  );
}

function Stock({
  articles,
  asked,
}: {
  readonly articles: readonly ArticleStockView[];
  readonly asked: Asked;
}): React.JSX.Element {
  return (
    <>
      <p className="prescriptions-intro">{texts.intro}</p>
      <Form method="post" className="stock-form">
        <StockFields id={asked.id} part={asked.part} other={asked.other} />
        <label htmlFor="lager-ort">{listTexts.place}</label>
        <input
          id="lager-ort"
          name="ort"
          defaultValue={asked.place}
          maxLength={LONGEST_PLACE}
          autoComplete="address-level2"
          className="select stock-place"
        />
        <Button variant="quiet">{listTexts.search}</Button>
      </Form>
      {articles.map((article) => (
        <Article key={article.kind} article={article} />
      ))}
    </>
  );
}

function Article({ article }: { readonly article: ArticleStockView }): React.JSX.Element {
  const { name, strength, packSize, kind, stock } = article;
  const heading = `lager-${kind}`;
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading}>
        {name} {strength}
      </h2>
      <p className="muted">{packSize}</p>
      {kind !== 'prescribed' && <p>{texts[kind]}</p>}
      {!stock && <p>{texts.unknown}</p>}
      {stock?.selected && (
        <p className={stock.selected.quantity > 0 ? 'stock stock-in' : 'stock'}>
          {stock.selected.quantity > 0
            ? listTexts.hasIt(stock.selected.pharmacy.name)
            : listTexts.lacksIt(stock.selected.pharmacy.name)}
        </p>
      )}
      {stock && <StockList stock={stock} />}
    </section>
  );
}
