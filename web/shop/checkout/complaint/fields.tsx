import { Form, useNavigation } from '@remix-run/react';

import { COMPLAINT_FAULTS, COMPLAINT_WISHES } from '../../../../domain/order/complaint/events.js';
import type { ShopError } from '../../../../services/foundation/problem/result-contract.js';
import type { ComplaintForm } from '../../../../services/shop/complaint/contract.js';
import { Field } from '../../../interface/field/field.js';
import { FieldError, FieldHint, FieldLabel } from '../../../interface/field/field-parts.js';
import { Radio, RadioGroup } from '../../../interface/field/radio.js';
import { Button } from '../../../interface/navigation/button.js';
import { useCommandId } from '../../../visit/root-data.js';
import { ComplaintLines } from './lines.js';
import { PhotoField } from './photo-field.js';
import type { Written } from './read-sent.js';
import { complaintPageTexts as texts, faultTexts, wishTexts } from './texts.js';

interface ComplaintFieldsProps {
  readonly form: ComplaintForm;
  readonly written: Written | null;
  readonly errors: readonly ShopError[];
}

/** CHK-10: goods, what is wrong, when it was seen, words, photos and the wish. One form, which works without scripts. */
export function ComplaintFields({ form, written, errors }: ComplaintFieldsProps): React.JSX.Element {
  const { orderId, lines, earliest, latest, limits } = form;
  const commandId = useCommandId(`complaint:${orderId}`);
  const sending = useNavigation().state === 'submitting';
  const errorsOf = (field: string): readonly string[] =>
    errors.filter((error) => error.field === field).map(({ message }) => message);
  return (
    <Form method="post" encType="multipart/form-data" noValidate className="step complaint-form">
      <input type="hidden" name="commandId" value={commandId} />
      <h2 className="step-title">{texts.choose}</h2>
      <ComplaintLines lines={lines} chosen={written?.lines ?? []} errorsOf={errorsOf} />
      <FieldError id="varor-error" message={errorsOf('varor').join(' ') || undefined} />
      <Choices
        name="fel"
        legend={texts.fault}
        values={COMPLAINT_FAULTS}
        names={faultTexts}
        chosen={written?.fault}
        errors={errorsOf('fel')}
      />
      <Field
        id="markt"
        name="markt"
        type="date"
        label={texts.seen}
        required
        min={earliest}
        max={latest}
        defaultValue={written?.faultSeenOn ?? latest}
        errors={errorsOf('markt')}
      />
      <Description limits={limits.text} text={written?.text ?? ''} errors={errorsOf('beskrivning')} />
      <PhotoField limits={limits.photos} errors={errorsOf('bilder')} lost={(written?.photos ?? 0) > 0} />
      <Choices
        name="onskan"
        legend={texts.wish}
        values={COMPLAINT_WISHES}
        names={wishTexts}
        chosen={written?.wish}
        errors={errorsOf('onskan')}
      />
      <p className="muted small">{texts.wishHint}</p>
      <p className="muted small">{texts.kept}</p>
      <div className="withdrawal-acts">
        <Button loading={sending}>{texts.send}</Button>
      </div>
    </Form>
  );
}

interface ChoicesProps<Value extends string> {
  readonly name: string;
  readonly legend: string;
  readonly values: readonly Value[];
  readonly names: Readonly<Record<Value, string>>;
  readonly chosen: string | undefined;
  readonly errors: readonly string[];
}

/** One of several words. The first has the id of the field, to which the list of errors leads. */
function Choices<Value extends string>({ name, legend, values, names, chosen, errors }: ChoicesProps<Value>) {
  return (
    <RadioGroup legend={legend} required errors={errors}>
      {values.map((value, nth) => (
        <Radio
          key={value}
          id={nth === 0 ? name : undefined}
          name={name}
          value={value}
          required
          defaultChecked={chosen === value}
        >
          {names[value]}
        </Radio>
      ))}
    </RadioGroup>
  );
}

interface DescriptionProps {
  readonly limits: ComplaintForm['limits']['text'];
  readonly text: string;
  readonly errors: readonly string[];
}

function Description({ limits: { shortest, longest }, text, errors }: DescriptionProps): React.JSX.Element {
  const invalid = errors.length > 0;
  return (
    <div className="field" data-invalid={invalid || undefined}>
      <FieldLabel htmlFor="beskrivning" label={texts.text} required />
      <FieldHint id="beskrivning-hint" hint={texts.textHint(longest)} />
      <textarea
        id="beskrivning"
        name="beskrivning"
        rows={5}
        required
        minLength={shortest}
        maxLength={longest}
        defaultValue={text}
        aria-invalid={invalid || undefined}
        aria-describedby={invalid ? 'beskrivning-hint beskrivning-error' : 'beskrivning-hint'}
      />
      <FieldError id="beskrivning-error" message={errors.join(' ') || undefined} />
    </div>
  );
}
