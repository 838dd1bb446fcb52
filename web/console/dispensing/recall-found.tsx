import { Form } from '@remix-run/react';

import type { RecallAsked, RecalledShown } from '../../../services/support/contract/dispensing.js';
import { TableScroll } from '../layout/table-scroll.js';
import { recallTexts as texts } from './recall-texts.js';

interface RecallFoundProps {
  readonly found: readonly RecalledShown[];
  /** How many persons do not know yet. */
  readonly toTell: number;
  readonly asked: RecallAsked;
}

/** Who got the batch, and the form that tells those who do not know yet. */
export function RecallFound({ found, toTell, asked }: RecallFoundProps): React.JSX.Element {
  return (
    <section className="card" aria-labelledby="recall-found">
      <h2 id="recall-found">{texts.count(found.length, toTell)}</h2>
      {found.length > 0 && (
        <TableScroll labelledBy="recall-found">
          <table>
            <thead>
              <tr>
                <th scope="col">{texts.order}</th>
                <th scope="col">{texts.dispensedOn}</th>
                <th scope="col">{texts.standing}</th>
              </tr>
            </thead>
            <tbody>
              {found.map((one) => (
                <tr key={one.dispensingId}>
                  <th scope="row">{one.orderNumber}</th>
                  <td>{one.dispensedOn}</td>
                  <td>{standingText(one)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </TableScroll>
      )}
      {toTell > 0 && (
        <Form method="post" aria-label={texts.tell}>
          <input type="hidden" name="vad" value="varna" />
          <input type="hidden" name="vara" value={asked.varuId} />
          <input type="hidden" name="batch" value={asked.batch} />
          <input type="hidden" name="antal" value={toTell} />
          <label className="input">
            {texts.text}
            <textarea name="text" required rows={4} maxLength={1000} />
          </label>
          <p className="muted">{texts.textHint}</p>
          <button className="small-button">{texts.send(toTell)}</button>
        </Form>
      )}
    </section>
  );
}

function standingText({ standing, reach, personNumber }: RecalledShown): string {
  const isByMail = standing === 'to-tell' || standing === 'told';
  const words = [texts.standings[standing], isByMail && texts.reach[reach], personNumber];
  return words.filter(Boolean).join(' ');
}
