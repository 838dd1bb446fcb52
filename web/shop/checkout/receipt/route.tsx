import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { formatKronor } from '../../../../domain/kernel/money.js';
import type { ReceiptLine, ReceiptSum, ReceiptView } from '../../../../services/shop/receipt/contract.js';
import { ButtonLink } from '../../../interface/navigation/button.js';
import { usePageStart } from '../../../interface/navigation/use-page-start.js';
import { FactList } from '../facts/fact-list.js';
import { PrintButton } from '../facts/print-button.js';
import { receiptPageTexts as texts, receiptPath } from './texts.js';
import '../basket/basket.css';
import '../confirmation/confirmation.css';
import './receipt.css';

export { NotShown as ErrorBoundary } from '../confirmation/not-shown.js';

export const meta: MetaFunction = () => [{ title: `${texts.title} – Älgört` }, { name: 'robots', content: 'noindex' }];

export async function loader({ params, context }: LoaderFunctionArgs): Promise<ReceiptView> {
  const receipt = await context.shop.receipts.receipt(params['orderId'] ?? '');
  if (!receipt) throw new Response(null, { status: 404 });
  return receipt;
}

/** CHK-09: the receipt of an order. Printed, it is the receipt alone. */
export default function ReceiptPage(): React.JSX.Element {
  const receipt = useLoaderData<typeof loader>();
  const { orderId, orderNumber, facts, lines, sums, returns, notes } = receipt;
  usePageStart();
  return (
    <div className="page page-narrow receipt">
      <h1>{texts.of(orderNumber)}</h1>
      <FactList facts={facts.map(({ label, value }) => [label, value] as const)} />
      <section className="step">
        <h2 className="step-title">{texts.goods}</h2>
        <ul className="confirmation-lines receipt-lines">
          {lines.map((line, nth) => (
            <Line key={nth} line={line} />
          ))}
        </ul>
        <Amounts sums={sums} />
      </section>
      <Vat rows={receipt.vat} />
      {returns.length > 0 && (
        <section className="step">
          <h2 className="step-title">{texts.returns}</h2>
          <Amounts sums={returns} />
        </section>
      )}
      {notes.map((note) => (
        <p key={note} className="muted small">
          {note}
        </p>
      ))}
      <p className="confirmation-actions">
        <ButtonLink to={`${receiptPath(orderId)}/kvitto.pdf`} reloadDocument>
          {texts.download}
        </ButtonLink>
        <PrintButton>{texts.print}</PrintButton>
        <ButtonLink to={`/shop/confirmation?Id=${orderId}&sys=cos`} variant="quiet">
          {texts.order}
        </ButtonLink>
      </p>
    </div>
  );
}

function Line({ line }: { readonly line: ReceiptLine }): React.JSX.Element {
  const { name, quantity, unitPrice, amount, discounts, note } = line;
  return (
    <li>
      <div>
        {name}
        <small className="muted">
          {quantity} st à {formatKronor(unitPrice)}
        </small>
        {discounts.map(({ label, amount: off }) => (
          <small key={label} className="muted">
            {label} {signed(off)}
          </small>
        ))}
        {note && <small className="muted">{note}</small>}
      </div>
      <strong className="nowrap">{formatKronor(amount)}</strong>
    </li>
  );
}

function Amounts({ sums }: { readonly sums: readonly ReceiptSum[] }): React.JSX.Element {
  return (
    <dl className="receipt-sums">
      {sums.map(({ label, amount, total }, nth) => (
        <div key={nth} className={total && 'receipt-total'}>
          <dt>{label}</dt>
          <dd>{signed(amount)}</dd>
        </div>
      ))}
    </dl>
  );
}

function Vat({ rows }: { readonly rows: ReceiptView['vat'] }): React.JSX.Element {
  return (
    <section className="step">
      <h2 className="step-title">{texts.vat}</h2>
      <table className="receipt-vat">
        <thead>
          <tr>
            {[texts.rate, texts.net, texts.amount, texts.gross].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ rate, net, vat, gross }) => (
            <tr key={rate}>
              <th scope="row">{rate} %</th>
              {[net, vat, gross].map((amount, nth) => (
                <td key={nth}>{formatKronor(amount)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function signed(amount: number): string {
  return amount < 0 ? `−${formatKronor(-amount)}` : formatKronor(amount);
}
