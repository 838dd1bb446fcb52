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
      <RadioGroup legend={texts.fault} required errors={errorsOf('fel')}>
        {COMPLAINT_FAULTS.map((fault, nth) => (
          <Radio
            key={fault}
            id={nth === 0 ? 'fel' : undefined}
            name="fel"
            value={fault}
            required
            defaultChecked={written?.fault === fault}
          >
            {faultTexts[fault]}
          </Radio>
        ))}
      </RadioGroup>
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
      <RadioGroup legend={texts.wish} required errors={errorsOf('onskan')}>
        {COMPLAINT_WISHES.map((wish, nth) => (
          <Radio
            key={wish}
            id={nth === 0 ? 'onskan' : undefined}
            name="onskan"
            value={wish}
            required
            defaultChecked={written?.wish === wish}
          >
            {wishTexts[wish]}
          </Radio>
        ))}
      </RadioGroup>
      <p className="muted small">{texts.wishHint}</p>
      <p className="muted small">{texts.kept}</p>
      <div className="withdrawal-acts">
        <Button loading={sending}>{texts.send}</Button>
      </div>
    </Form>
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
