import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData, useSearchParams } from '@remix-run/react';
import { z } from 'zod';

import { Alert } from '../../interface/message/alert.js';
import { readForm } from '../../interface/form/sent-form.js';
import { requireIdentified } from '../../visit/session/guard.js';
import { MemberLayout } from '../member-layout.js';
import { CardRow } from './card-row.js';
import { cardsTexts as texts } from './texts.js';
import '../member.css';
import './cards.css';

const HERE = '/pages/savedPaymentCards';
const LOG_IN = `/init-login?redirect=${encodeURIComponent(HERE)}`;

export const meta: MetaFunction = () => [{ title: `${texts.title} – Älgört` }, { name: 'robots', content: 'noindex' }];

/** The cards at the payment partner that pay again without being typed (CHK-14). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  requireIdentified(context, request);
  return { cards: await context.shop.cards.own() };
}

const removal = z.object({ cardId: z.string().regex(/^[\w-]{1,64}$/), commandId: z.uuid() });

type Fault = keyof typeof texts.failed;

export async function action({ request, context }: ActionFunctionArgs) {
  const sent = readForm(await request.formData(), removal);
  if (!sent) return failure('CARD_UNKNOWN');
  const result = await context.shop.cards.delete(sent);
  if (result.ok) return redirect(`${HERE}?borttaget=ja`, 303);
  const [code = ''] = result.errors.map((error) => error.code);
  if (code === 'IDENTIFICATION_REQUIRED' || code === 'LOGIN_REQUIRED') return redirect(LOG_IN, 303);
  return failure(Object.hasOwn(texts.failed, code) ? (code as Fault) : 'other');
}

const STATUS: Readonly<Record<Fault, number>> = {
  CARD_UNKNOWN: 404,
  CARD_NOT_DELETED: 502,
  CARD_UNCERTAIN: 503,
  other: 503,
};

function failure(failed: Fault) {
  return data({ failed }, STATUS[failed]);
}

export default function CardsPage(): React.JSX.Element {
  const { cards } = useLoaderData<typeof loader>();
  const failed = useActionData<typeof action>()?.failed;
  const removed = useSearchParams()[0].get('borttaget') === 'ja';
  return (
    <MemberLayout
      title={texts.title}
      intro={texts.intro}
      above={[{ to: '/member/minainstallningar', name: texts.settings }]}
    >
      <div role="status">{removed && !failed && <Alert type="success">{texts.removed}</Alert>}</div>
      {failed && <Alert type="error">{texts.failed[failed]}</Alert>}
      {cards === null ? (
        <Alert type="warning">{texts.away}</Alert>
      ) : (
        <section className="panel" aria-labelledby="kort">
          <h2 id="kort">{texts.list}</h2>
          {cards.length === 0 ? (
            <p>{texts.none}</p>
          ) : (
            <ul className="saved-cards">
              {cards.map((card) => (
                <CardRow key={card.id} card={card} />
              ))}
            </ul>
          )}
        </section>
      )}
    </MemberLayout>
  );
}
