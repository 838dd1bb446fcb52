import { formatKronor } from '../../../../domain/kernel/money.js';
import type { InvoiceNoticeView, InvoiceView } from '../../../../services/shop/invoice/contract.js';
import { formatDate } from '../../../interface/words/dates.js';
import { invoiceTexts as texts } from './texts.js';
import './invoice.css';

/** CHK-06: the chosen plan, and what is to pay, when and how. */
export function Invoice({ invoice }: { readonly invoice: InvoiceView | null }): React.JSX.Element | null {
  if (!invoice) return null;
  return (
    <section className="step invoice" aria-labelledby="faktura">
      <h2 className="step-title" id="faktura">
        {texts.heading}
      </h2>
      <p>{invoice.plan}</p>
      {invoice.firstDue && <p className="muted small">{invoice.firstDue}</p>}
      {invoice.notices.map((notice) => (
        <Notice key={notice.title} notice={notice} />
      ))}
    </section>
  );
}

function Notice({ notice }: { readonly notice: InvoiceNoticeView }): React.JSX.Element {
  const { title, state, left, dueOn, rows, pay, text } = notice;
  return (
    <article className={`invoice-notice invoice-${state}`}>
      <h3>
        {title} <span className="invoice-state">{texts.states[state]}</span>
      </h3>
      {rows.length > 0 && (
        <dl className="invoice-rows">
          {rows.map(({ label, amount }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{formatKronor(amount)}</dd>
            </div>
          ))}
        </dl>
      )}
      {pay && (
        <dl className="invoice-pay">
          {[
            [texts.left, formatKronor(left)],
            [texts.due, formatDate(dueOn)],
            [texts.ocr, pay.ocr],
            [texts.bankgiro, pay.bankgiro],
          ].map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <p className="small">{text}</p>
    </article>
  );
}
