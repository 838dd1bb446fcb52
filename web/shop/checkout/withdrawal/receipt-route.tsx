import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import { CircleCheck } from 'lucide-react';

import { formatKronor } from '../../../../domain/kernel/money.js';
import type { WithdrawalReceipt } from '../../../../services/shop/withdrawal/contract.js';
import { ButtonLink } from '../../../interface/navigation/button.js';
import { usePageStart } from '../../../interface/navigation/use-page-start.js';
import { formatDate, formatMoment } from '../../../interface/words/dates.js';
import { useRefresh } from '../payment/use-refresh.js';
import { withdrawalPageTexts as texts, withdrawalStatusTexts } from './texts.js';
import '../basket/basket.css';
import '../confirmation/confirmation.css';
import './withdrawal.css';

export { NotShown as ErrorBoundary } from '../confirmation/not-shown.js';

export const meta: MetaFunction = () => [
  { title: `${texts.receiptTitle} – Älgört` },
  { name: 'robots', content: 'noindex' },
];

export async function loader({ params, context }: LoaderFunctionArgs): Promise<WithdrawalReceipt> {
  const { orderId = '', withdrawalId = '' } = params;
  const receipt = await context.shop.withdrawals.receipt(orderId, withdrawalId);
  if (!receipt) throw new Response(null, { status: 404 });
  return receipt;
}

/** LAW-04: the receipt with date and time. It stays at its address, and the same is sent by mail. */
export default function WithdrawalReceiptPage(): React.JSX.Element {
  const receipt = useLoaderData<typeof loader>();
  const { notifiedAt, email, status, orderId } = receipt;
  usePageStart();
  useRefresh(status === 'stopping');
  return (
    <div className="page page-narrow confirmation withdrawal">
      <header className="confirmation-thanks" role="status">
        <CircleCheck size={56} strokeWidth={1} aria-hidden />
        <h1>{texts.receiptTitle}</h1>
        <p>
          {texts.received(formatMoment(notifiedAt))} {withdrawalStatusTexts[status]}.
        </p>
        {email && <p className="muted">{texts.mailed(email)}</p>}
      </header>
      <Facts receipt={receipt} />
      <Goods title={texts.goods} lines={receipt.lines} />
      {receipt.alongside.map(({ withdrawalId, asks }) => (
        <p key={withdrawalId}>
          <Link to={`/shop/angra/${orderId}/kvitto/${withdrawalId}`}>{texts.alongside[asks]}</Link>
        </p>
      ))}
      {receipt.inspected && <Found lines={receipt.inspected} />}
      {receipt.kept.length > 0 && <Goods title={texts.kept} lines={receipt.kept} />}
      {status === 'awaited' && receipt.returnNumber && <HowToReturn number={receipt.returnNumber} at={receipt} />}
      <p className="muted small">{texts.print}</p>
      <p className="confirmation-actions">
        <ButtonLink to={`/shop/confirmation?Id=${orderId}&sys=cos`} variant="quiet">
          {texts.back}
        </ButtonLink>
      </p>
    </div>
  );
}

function Facts({ receipt }: { readonly receipt: WithdrawalReceipt }): React.JSX.Element {
  const { orderNumber, returnNumber, refundBy, refund } = receipt;
  const facts = [
    [texts.order, orderNumber],
    ...(returnNumber ? [[texts.returnNumber, returnNumber]] : []),
    ...(refundBy && refund === null ? [[texts.refundBy, formatDate(refundBy)]] : []),
    ...(refund !== null ? [[texts.paidBack, formatKronor(refund)]] : []),
  ];
  return (
    <section className="step">
      <dl className="confirmation-facts">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Goods(props: { readonly title: string; readonly lines: WithdrawalReceipt['lines'] }): React.JSX.Element {
  const { title, lines } = props;
  return (
    <section className="step">
      <h2 className="step-title">{title}</h2>
      <ul className="withdrawal-goods">
        {lines.map(({ lineId, name, quantity }) => (
          <li key={lineId}>
            {quantity} × {name}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Found({ lines }: { readonly lines: NonNullable<WithdrawalReceipt['inspected']> }): React.JSX.Element {
  return (
    <section className="step">
      <h2 className="step-title">{texts.found}</h2>
      <ul className="withdrawal-goods">
        {lines.map(({ lineId, name, quantity, outcome }) => (
          <li key={`${lineId}${outcome}`}>
            {quantity} × {name}: {texts.outcomes[outcome]}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface HowToReturnProps {
  readonly number: string;
  readonly at: Pick<WithdrawalReceipt, 'orderId' | 'withdrawalId'>;
}

function HowToReturn({ number, at: { orderId, withdrawalId } }: HowToReturnProps): React.JSX.Element {
  return (
    <section className="step">
      <h2 className="step-title">{texts.howTitle}</h2>
      <ol>
        {texts.how(number).map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p>
        <ButtonLink to={`/shop/angra/${orderId}/etikett/${withdrawalId}`}>{texts.label}</ButtonLink>
      </p>
      <p className="muted small">{texts.seal}</p>
    </section>
  );
}
