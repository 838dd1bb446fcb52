import { Form, useActionData, useLoaderData } from '@remix-run/react';

import type { ShopError } from '../../../services/foundation/problem/result-contract.js';
import { ErrorSummary } from '../../interface/field/error-summary.js';
import { Field } from '../../interface/field/field.js';
import { PresetField } from '../../interface/field/preset-field.js';
import { Radio, RadioGroup } from '../../interface/field/radio.js';
import { Button } from '../../interface/navigation/button.js';
import { useCommandId } from '../../visit/root-data.js';
import type { loader } from './route.js';
import { warrantTexts as texts } from './texts.js';
import type { action } from './warrant-action.js';

/** RX-23: gives a warrant. The holder accepts it in seven days. */
export function GiveForm(): React.JSX.Element | null {
  const { view } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const commandId = useCommandId('give-warrant');
  if (view.state !== 'open') return null;
  const errors: readonly ShopError[] = answer?.id === null ? answer.errors : [];
  const of = (field: string) => errors.filter((fault) => fault.field === field).map(({ message }) => message);
  return (
    <Form method="post" reloadDocument className="warrant-form" aria-labelledby="ge">
      <ErrorSummary errors={errors} />
      <input type="hidden" name="does" value="give" />
      <input type="hidden" name="commandId" value={commandId} />
      <PresetField
        preset="personNumber"
        id="holder"
        name="holder"
        label={texts.holder}
        hint={texts.holderHint}
        required
        errors={of('holder')}
      />
      <Field id="name" name="name" label={texts.name} maxLength={100} autoComplete="off" required errors={of('name')} />
      {view.children.length > 0 && (
        <RadioGroup legend={texts.who}>
          <Radio name="child" value="" defaultChecked>
            {texts.self}
          </Radio>
          {view.children.map(({ key, name }) => (
            <Radio key={key} name="child" value={key}>
              {texts.prescriptionsOf(name)}
            </Radio>
          ))}
        </RadioGroup>
      )}
      <Button>{texts.send}</Button>
    </Form>
  );
}
