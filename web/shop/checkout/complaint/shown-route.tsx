import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { CircleCheck } from 'lucide-react';

import type { ComplaintShown } from '../../../../services/shop/complaint/contract.js';
import { ButtonLink } from '../../../interface/navigation/button.js';
import { usePageStart } from '../../../interface/navigation/use-page-start.js';
import { formatDate, formatMoment } from '../../../interface/words/dates.js';
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
  usePageStart();
  return (
    <div className="page page-narrow confirmation withdrawal">
      <header className="confirmation-thanks" role="status">
        <CircleCheck size={56} strokeWidth={1} aria-hidden />
        <h1>{texts.received}</h1>
        <p>
          {texts.thanks(formatMoment(madeAt))} {complaintStatusTexts[status]}.
        </p>
        {answeredAt === null && <p>{texts.answerBy(formatDate(answerBy))}</p>}
        {email && <p className="muted">{texts.mailed(email)}</p>}
      </header>
      {answeredAt !== null && <Answer shown={shown} answeredAt={answeredAt} />}
      <Sent shown={shown} />
      <p className="confirmation-actions">
        <ButtonLink to={`/shop/confirmation?Id=${orderId}&sys=cos`} variant="quiet">
          {texts.back}
        </ButtonLink>
      </p>
    </div>
  );
}

function Sent({ shown }: { readonly shown: ComplaintShown }): React.JSX.Element {
  const { complaintNumber, orderNumber, fault, wish, faultSeenOn, lines, text, photos } = shown;
  const facts = [
    [texts.number, complaintNumber],
    [texts.orderNumber, orderNumber],
    [texts.fault, faultTexts[fault]],
    [texts.seenOn, formatDate(faultSeenOn)],
    [texts.wish, wishTexts[wish]],
  ];
  return (
    <section className="step">
      <h2 className="step-title">{texts.sent}</h2>
      <dl className="confirmation-facts">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <ul className="withdrawal-goods">
        {lines.map(({ lineId, name, quantity }) => (
          <li key={lineId}>
            {quantity} × {name}
          </li>
        ))}
      </ul>
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
