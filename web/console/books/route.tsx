import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { Form, Link, useActionData, useLoaderData } from '@remix-run/react';

import type { BookedDayShown } from '../../../services/support/contract/books.js';
import { kr } from '../format.js';
import { DoneOrRefused } from '../layout/done-or-refused.js';
import { TableScroll } from '../layout/table-scroll.js';
import { staffOnly } from '../staff-only.js';
import { readBooksForm } from './books-form.js';
import { booksTexts as texts } from './texts.js';
import './books.css';

export function loader({ context, request }: LoaderFunctionArgs) {
  return staffOnly(context, request).books.list();
}

export async function action({ context, request }: ActionFunctionArgs) {
  const desk = staffOnly(context, request).books;
  const date = readBooksForm(await request.formData());
  if (date === null) return { done: null, errors: [{ code: 'UNKNOWN', message: texts.unknown }] };
  const result = await desk.book(date);
  return result.ok ? { done: texts.booked(date), errors: [] } : { done: null, errors: result.errors };
}

/** Lists the booked days, with their files (CHK-05). */
export default function BooksPage(): React.JSX.Element {
  const { days, nextDate } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <div className="console-page">
      <h1>{texts.title}</h1>
      <p>{texts.intro}</p>
      <div role="status">
        <DoneOrRefused answer={answer} />
      </div>
      <Form method="post" className="jump" preventScrollReset>
        <label htmlFor="dag">{texts.byHand}</label>
        <input id="dag" name="dag" type="date" required defaultValue={nextDate} key={nextDate} />
        <button className="small-button">{texts.book}</button>
      </Form>
      <h2 id="dagar">{texts.days}</h2>
      {days.length === 0 ? <p className="muted">{texts.none}</p> : <Days days={days} />}
    </div>
  );
}

function Days({ days }: { readonly days: readonly BookedDayShown[] }): React.JSX.Element {
  const heads = [texts.sold, texts.vat, texts.refunded, texts.paidOut, texts.fees, texts.difference];
  return (
    <TableScroll labelledBy="dagar">
      <table className="books">
        <thead>
          <tr>
            <th scope="col">{texts.date}</th>
            {heads.map((head) => (
              <th key={head} scope="col" className="sum">
                {head}
              </th>
            ))}
            <th scope="col">{texts.download}</th>
          </tr>
        </thead>
        <tbody>
          {days.map((day) => (
            <Day key={day.date} day={day} />
          ))}
        </tbody>
      </table>
    </TableScroll>
  );
}

function Day({ day }: { readonly day: BookedDayShown }): React.JSX.Element {
  const { date, sold, vat, refunded, paidOut, fees, difference } = day;
  return (
    <tr>
      <th scope="row">
        <Link to={`/konsol/bocker/${date}`}>{date}</Link>
      </th>
      {[sold, vat, refunded, paidOut, fees].map((amount, at) => (
        <td key={at} className="sum">
          {kr(amount)}
        </td>
      ))}
      <td className={difference ? 'sum fault' : 'sum'}>{difference === null ? texts.notReconciled : kr(difference)}</td>
      <td>
        <a href={`/konsol/bocker/${date}/sie`}>{texts.file(date)}</a>
      </td>
    </tr>
  );
}
