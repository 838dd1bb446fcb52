import {
  data,
  redirect,
  type ActionFunctionArgs,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { Form, useActionData, useLoaderData } from '@remix-run/react';

import { Alert } from '../../interface/message/alert.js';
import { Breadcrumbs } from '../../interface/navigation/breadcrumbs.js';
import { Button } from '../../interface/navigation/button.js';
import { Field } from '../../interface/field/field.js';
import { textIn } from '../../interface/form/sent-form.js';
import { trackingTexts as texts } from './texts.js';
import { Tracking } from './tracking.js';

export const meta: MetaFunction = () => [{ title: `${texts.title} – Älgört` }, { name: 'robots', content: 'noindex' }];

const NUMBER = 'trackingNumber';

/**
 * Shows the order in the query if the visitor may see it, and otherwise a form with its number (CHK-08). An e-mail
 * address is removed from the URL.
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const number = written(searchParams.get(NUMBER), 50);
  if (searchParams.has('contact'))
    throw redirect(number ? `/tracking?${new URLSearchParams({ [NUMBER]: number })}` : '/tracking');
  const tracking = number === '' ? null : await context.shop.orders.tracking(number);
  return { number, tracking, linkEnded: searchParams.has('lank') };
}

/** Finds an order by its number and the e-mail address. It is a POST, because neither belongs in a URL. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const number = written(textIn(form, NUMBER), 50);
  const { tracking, tooMany } = await context.shop.orders.findParcel(number, written(textIn(form, 'contact'), 254));
  if (tooMany) {
    const headers = { 'Retry-After': String(tooMany.retryAfterSeconds) };
    return data({ number, tracking: null, fault: tooMany.message }, { status: 429, headers });
  }
  return data({ number, tracking, fault: tracking ? null : texts.missing });
}

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export default function TrackingPage(): React.JSX.Element {
  const asked = useLoaderData<typeof loader>();
  const found = useActionData<typeof action>();
  const tracking = found ? found.tracking : asked.tracking;
  return (
    <div className="page page-narrow">
      <Breadcrumbs parents={[]} current={texts.title} />
      <h1>{texts.title}</h1>
      {tracking ? (
        <Tracking tracking={tracking} />
      ) : (
        <Form method="post" action="/tracking" className="tracking-form">
          {found?.fault && <Alert type="warning">{found.fault}</Alert>}
          {!found && asked.linkEnded && <Alert type="info">{texts.linkEnded}</Alert>}
          <Field
            name={NUMBER}
            label={texts.number}
            hint={texts.numberHint}
            defaultValue={found?.number ?? asked.number}
            inputMode="numeric"
            required
          />
          <Field name="contact" label={texts.contact} type="email" autoComplete="email" required />
          <Button>{texts.find}</Button>
        </Form>
      )}
    </div>
  );
}

function written(text: string | null, longest: number): string {
  return text?.trim().slice(0, longest) ?? '';
}
