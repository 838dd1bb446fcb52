import { Form } from '@remix-run/react';

import { DECLINE_GROUNDS } from '../../../domain/order/complaint/events.js';
import type { ComplaintOpened } from '../../../services/support/contract/complaints.js';
import { useCommandId } from '../../visit/root-data.js';
import { kr } from '../format.js';
import { amountField } from './answer-form.js';
import { complaintDeskTexts as texts } from './texts.js';

/** Three answers with one text to the customer. Money above the ceiling only becomes a proposal. */
export function AnswerForm({ complaint }: { readonly complaint: ComplaintOpened }): React.JSX.Element {
  const { complaintId, lines, ceiling } = complaint;
  const commandId = useCommandId(`console:complaint:${complaintId}`);
  return (
    <section className="card" aria-labelledby="svara">
      <h2 id="svara">{texts.answer}</h2>
      <Form method="post" className="complaint-answer" preventScrollReset>
        <input type="hidden" name="commandId" value={commandId} />
        <label htmlFor="svar">{texts.note}</label>
        <textarea id="svar" name="svar" rows={4} maxLength={1000} aria-describedby="svar-hint" />
        <p className="muted" id="svar-hint">
          {texts.noteHint}
        </p>
        <label htmlFor="orsak">{texts.reason}</label>
        <input id="orsak" name="orsak" required minLength={3} maxLength={200} autoComplete="off" />
        <fieldset>
          <legend>{texts.amounts}</legend>
          {lines.map(({ lineId, name, most }) => (
            <p key={lineId}>
              <label htmlFor={amountField(lineId)}>{texts.amount(name, kr(most))}</label>
              <input
                id={amountField(lineId)}
                name={amountField(lineId)}
                inputMode="decimal"
                maxLength={9}
                autoComplete="off"
              />
            </p>
          ))}
          <p className="muted">{texts.ceiling(kr(ceiling))}</p>
          <button className="small-button" name="vad" value="refund">
            {texts.refund}
          </button>
        </fieldset>
        <fieldset>
          <legend>{texts.replace}</legend>
          <button className="small-button" name="vad" value="replace">
            {texts.replace}
          </button>
        </fieldset>
        <fieldset>
          <legend>{texts.decline}</legend>
          <label htmlFor="grund">{texts.ground}</label>
          <select id="grund" name="grund" defaultValue="">
            <option value="">{texts.chooseGround}</option>
            {DECLINE_GROUNDS.map((ground) => (
              <option key={ground} value={ground}>
                {texts.grounds[ground]}
              </option>
            ))}
          </select>
          <button className="small-button" name="vad" value="decline">
            {texts.decline}
          </button>
        </fieldset>
      </Form>
    </section>
  );
}
