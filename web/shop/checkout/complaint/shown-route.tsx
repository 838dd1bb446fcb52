import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import type { ComplaintShown } from '../../../../services/shop/complaint/contract.js';
import { formatDate, formatMoment } from '../../../interface/words/dates.js';
import { FactList } from '../facts/fact-list.js';
import { NoticeGoods, NoticeReceipt } from '../facts/notice-receipt.js';
import { Answer } from './answer.js';
import { complaintPageTexts as texts, complaintStatusTexts, faultTexts, wishTexts } from './texts.js';
import '../basket/basket.css';
import '../confirmation/confirmation.css';
import '../withdrawal/withdrawal.css';
import './complaint.css';

export { NotShown as ErrorBoundary } from '../confirmation/not-shown.js';

export const meta: MetaFunction = () => [
  { title: `${texts.received} – Älgört` },
  { name: 'robots', content: 'noindex' },
];

export async function loader({ params, context }: LoaderFunctionArgs): Promise<ComplaintShown> {
  const { orderId = '', complaintId = '' } = params;
  const shown = await context.shop.complaints.shown(orderId, complaintId);
  if (!shown) throw new Response(null, { status: 404 });
  return shown;
}

/** CHK-10: the receipt of a complaint with date and time, and later its answer. It stays at its address. */
export default function ComplaintShownPage(): React.JSX.Element {
  const shown = useLoaderData<typeof loader>();
  const { orderId, madeAt, email, status, answerBy, answeredAt } = shown;
  return (
    <NoticeReceipt
      orderId={orderId}
      title={texts.received}
      said={`${texts.thanks(formatMoment(madeAt))} ${complaintStatusTexts[status]}.`}
      next={answeredAt === null ? texts.answerBy(formatDate(answerBy)) : null}
      mailed={email && texts.mailed(email)}
      back={texts.back}
    >
      {answeredAt !== null && <Answer shown={shown} answeredAt={answeredAt} />}
      <Sent shown={shown} />
    </NoticeReceipt>
  );
}

function Sent({ shown }: { readonly shown: ComplaintShown }): React.JSX.Element {
  const { complaintNumber, orderNumber, fault, wish, faultSeenOn, lines, text, photos } = shown;
  const facts: readonly (readonly [string, string])[] = [
    [texts.number, complaintNumber],
    [texts.orderNumber, orderNumber],
    [texts.fault, faultTexts[fault]],
    [texts.seenOn, formatDate(faultSeenOn)],
    [texts.wish, wishTexts[wish]],
  ];
  return (
    <section className="step">
      <h2 className="step-title">{texts.sent}</h2>
      <FactList facts={facts} />
      <NoticeGoods lines={lines} />
      <p className={text === null ? 'muted' : 'complaint-text'}>{text ?? texts.gone}</p>
      {photos > 0 && <Photos shown={shown} />}
    </section>
  );
}

function Photos({ shown }: { readonly shown: ComplaintShown }): React.JSX.Element {
  const { orderId, complaintId, photos } = shown;
  return (
    <ul className="complaint-pictures">
      {Array.from({ length: photos }, (_, index) => index + 1).map((nth) => {
        const address = `/shop/reklamera/${orderId}/arende/${complaintId}/bild/${nth}`;
        return (
          <li key={nth}>
            <a href={address} aria-label={texts.openPhoto(nth)}>
              <img src={address} alt={texts.photo(nth, photos)} width="160" height="160" loading="lazy" />
            </a>
          </li>
        );
      })}
    </ul>
  );
}
