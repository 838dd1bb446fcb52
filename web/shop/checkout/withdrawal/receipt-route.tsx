import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';

import { formatKronor } from '../../../../domain/kernel/money.js';
import type { WithdrawalReceipt } from '../../../../services/shop/withdrawal/contract.js';
import { ButtonLink } from '../../../interface/navigation/button.js';
import { formatDate, formatMoment } from '../../../interface/words/dates.js';
import { FactList } from '../facts/fact-list.js';
import { NoticeGoods, NoticeReceipt } from '../facts/notice-receipt.js';
import { useRefresh } from '../payment/use-refresh.js';
import { withdrawalPageTexts as texts, withdrawalStatus } from './texts.js';
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
  useRefresh(status === 'stopping', 'here');
  return (
    <NoticeReceipt
      orderId={orderId}
      title={texts.receiptTitle}
      said={`${texts.received(formatMoment(notifiedAt))} ${withdrawalStatus(receipt)}.`}
      mailed={email && texts.mailed(email)}
      back={texts.back}
      print={texts.printReceipt}
    >
      <Facts receipt={receipt} />
      <Goods title={texts.goods} lines={receipt.lines} />
      {receipt.alongside.map(({ withdrawalId, asks }) => (
        <p key={withdrawalId}>
          <Link to={`/shop/angra/${orderId}/kvitto/${withdrawalId}`}>{texts.alongside[asks]}</Link>
        </p>
      ))}
      {receipt.inspected && (
        <Goods
          title={texts.found}
          lines={receipt.inspected.map((line) => ({ ...line, found: texts.outcomes[line.outcome] }))}
        />
      )}
      {receipt.notToReturn.length > 0 && <Goods title={texts.notToReturn} lines={receipt.notToReturn} />}
      {receipt.kept.length > 0 && <Goods title={texts.kept} lines={receipt.kept} />}
      {receipt.leftUncollected && <p>{texts.leftUncollected}</p>}
      {status === 'awaited' && receipt.returnNumber && !receipt.leftUncollected && (
        <HowToReturn number={receipt.returnNumber} at={receipt} />
      )}
    </NoticeReceipt>
  );
}

function Facts({ receipt }: { readonly receipt: WithdrawalReceipt }): React.JSX.Element {
  const { orderNumber, returnNumber, refundBy, refund, invoiced } = receipt;
  const facts: readonly (readonly [string, string])[] = [
    [texts.order, orderNumber],
    ...(returnNumber ? [[texts.returnNumber, returnNumber] as const] : []),
    ...(refundBy && refund === null
      ? [[invoiced ? texts.creditBy : texts.refundBy, formatDate(refundBy)] as const]
      : []),
    ...(refund !== null ? [[invoiced ? texts.credit : texts.paidBack, formatKronor(refund)] as const] : []),
  ];
  return (
    <section className="step">
      <FactList facts={facts} />
    </section>
  );
}

type Lines = React.ComponentProps<typeof NoticeGoods>['lines'];

function Goods({ title, lines }: { readonly title: string; readonly lines: Lines }): React.JSX.Element {
  return (
    <section className="step">
      <h2 className="step-title">{title}</h2>
      <NoticeGoods lines={lines} />
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
