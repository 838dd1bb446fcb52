import { Form } from '@remix-run/react';
import type { ReactNode } from 'react';

import type { CheckPoint, RefusalReason } from '../../../domain/prescription/index.js';
import type { DispensingOpened } from '../../../services/support/contract/dispensing.js';
import { useCommandId } from '../../visit/root-data.js';
import { dispensingTexts as texts } from './texts.js';

interface Opened {
  readonly opened: DispensingOpened;
}

/** The steps of a withdrawal that waits. A recorded question or answer leaves its field, so that the next can be written. */
export function DispensingForms({ opened }: Opened): React.JSX.Element {
  const { prescription, mayAnswer, asked, answered } = opened;
  return (
    <div className="stack withdrawal-steps">
      {prescription && <CheckForm opened={opened} />}
      {mayAnswer && <AnswerForm key={answered?.answer} />}
      {prescription && <PacksForm opened={opened} />}
      {prescription && prescription.exchangeable.length > 1 && (
        <ExchangeForm exchangeable={prescription.exchangeable} />
      )}
      {prescription && <AskForm key={asked?.at} />}
      <RefuseForm />
    </div>
  );
}

function Step({
  act,
  title,
  children,
}: {
  readonly act: string;
  readonly title: string;
  readonly children: ReactNode;
}) {
  const commandId = useCommandId(`console:dispensing:${act}`);
  return (
    <Form method="post" className="card" aria-label={title}>
      <h2>{title}</h2>
      <input type="hidden" name="vad" value={act} />
      <input type="hidden" name="commandId" value={commandId} />
      {children}
    </Form>
  );
}

function CheckForm({ opened: { checkedBy } }: Opened): React.JSX.Element {
  return (
    <Step act="check" title={texts.checkTitle}>
      {checkedBy && <p>{texts.checked}</p>}
      <fieldset>
        <legend className="visually-hidden">{texts.checkTitle}</legend>
        {(Object.entries(texts.points) as [CheckPoint, string][]).map(([point, label]) => (
          <label key={point} className="console-tick">
            <input type="checkbox" name="punkt" value={point} defaultChecked={checkedBy !== null} /> {label}
          </label>
        ))}
      </fieldset>
      <label className="input">
        {texts.note}
        <input name="anteckning" maxLength={1000} autoComplete="off" />
      </label>
      <button className="main-button">{texts.check}</button>
    </Step>
  );
}

function PacksForm({ opened: { packages, productCode, answered } }: Opened): React.JSX.Element {
  return (
    <Step act="dispense" title={texts.dispenseTitle}>
      {answered && <p>{answered.approves ? texts.approved : texts.disapproved}</p>}
      <p className="muted">{texts.product(productCode)}</p>
      {Array.from({ length: packages }, (_none, index) => (
        <label key={index} className="input">
          {texts.code(index + 1)}
          <input name="kod" required autoComplete="off" spellCheck={false} />
        </label>
      ))}
      <button className="main-button">{texts.dispense}</button>
    </Step>
  );
}

type Exchangeable = NonNullable<DispensingOpened['prescription']>['exchangeable'];

function ExchangeForm({ exchangeable }: { readonly exchangeable: Exchangeable }): React.JSX.Element {
  return (
    <Step act="exchange" title={texts.exchangeTitle}>
      <label className="input">
        {texts.exchangeTo}
        <select name="vara">
          {exchangeable.map(({ varuId, name }) => (
            <option key={varuId} value={varuId}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <TextInput name="skal" label={texts.reason} />
      <button className="small-button">{texts.exchange}</button>
    </Step>
  );
}

function AskForm(): React.JSX.Element {
  return (
    <Step act="ask" title={texts.askTitle}>
      <TextInput name="fraga" label={texts.question} />
      <button className="small-button">{texts.ask}</button>
    </Step>
  );
}

function AnswerForm(): React.JSX.Element {
  return (
    <Step act="answer" title={texts.answerTitle}>
      <TextInput name="svar" label={texts.answer} />
      <button className="small-button" name="bedomning" value="ja">
        {texts.approve}
      </button>{' '}
      <button className="small-button" name="bedomning" value="nej">
        {texts.disapprove}
      </button>
    </Step>
  );
}

function RefuseForm(): React.JSX.Element {
  return (
    <Step act="refuse" title={texts.refuseTitle}>
      <label className="input">
        {texts.reason}
        <select name="skal" required defaultValue="">
          <option value="">{texts.choose}</option>
          {(Object.entries(texts.reasons) as [RefusalReason, string][]).map(([reason, label]) => (
            <option key={reason} value={reason}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <TextInput name="text" label={texts.customerText} />
      <button className="small-button">{texts.refuse}</button>
    </Step>
  );
}

function TextInput({ name, label }: { readonly name: string; readonly label: string }): React.JSX.Element {
  return (
    <label className="input">
      {label}
      <input name={name} required maxLength={1000} autoComplete="off" />
    </label>
  );
}
