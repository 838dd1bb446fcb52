import { Form, useActionData } from '@remix-run/react';

import type { ShopError } from '../../../services/foundation/problem/result-contract.js';
import { FieldError, FieldHint, FieldLabel } from '../../interface/field/field-parts.js';
import { Button } from '../../interface/navigation/button.js';
import { useCommandId } from '../../visit/root-data.js';
import type { action } from './ask-action.js';
import { dosePackTexts as texts } from './texts.js';
import '../../interface/field/field.css';

interface Props {
  /** The key of the relative. Null for the customer. */
  readonly person: string | null;
}

const FIELD = 'dospaket-text';

/** RX-24: the message that orders dose packs. */
export function AskForm({ person }: Props): React.JSX.Element {
  const answer = useActionData<typeof action>();
  const commandId = useCommandId(`dose-pack:${person ?? ''}`);
  const errors: readonly ShopError[] = answer?.errors ?? [];
  const fault = errors.map(({ message }) => message).join(' ');
  return (
    <Form method="post" reloadDocument className="dose-pack-form" aria-labelledby="bestall">
      <input type="hidden" name="commandId" value={commandId} />
      <input type="hidden" name="person" value={person ?? ''} />
      <div className="field" data-invalid={fault ? true : undefined}>
        <FieldLabel htmlFor={FIELD} label={texts.message} required />
        <FieldHint id={`${FIELD}-hint`} hint={texts.messageHint} />
        <textarea
          id={FIELD}
          name="text"
          rows={4}
          required
          maxLength={500}
          defaultValue={answer?.text}
          aria-invalid={fault ? true : undefined}
          aria-describedby={[`${FIELD}-hint`, fault && `${FIELD}-error`].filter(Boolean).join(' ')}
        />
        <FieldError id={`${FIELD}-error`} message={fault || undefined} />
      </div>
      <Button>{texts.send}</Button>
    </Form>
  );
}
