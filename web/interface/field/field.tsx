import { Check } from 'lucide-react';
import { useId } from 'react';

import { FieldError, FieldHint, FieldLabel } from './field-parts.js';
import { fieldTexts } from '../words/texts.js';
import { useFieldCheck } from './use-field-check.js';
import './field.css';

export { Checkbox } from './checkbox.js';
export { RadioCard } from './radio.js';

/** The field handles these events itself, so callers must use the capture phase, for example `onInputCapture`. */
type OwnEvents = 'onChange' | 'onInput' | 'onBlur' | 'onInvalid' | 'onKeyDown';

export interface FieldProps extends Omit<React.InputHTMLAttributes<HTMLInputElement>, 'name' | OwnEvents> {
  readonly name: string;
  readonly label: string;
  readonly hint?: string | undefined;
  /** Errors from the server or from the form's schema. */
  readonly errors?: readonly string[] | undefined;
  readonly check?: (value: string) => boolean;
}

export function Field({
  name,
  label,
  hint,
  errors,
  required,
  className,
  id,
  check,
  ...input
}: FieldProps): React.JSX.Element {
  const made = useId();
  const inputId = id ?? `${made}${name}`;
  const { message, mark, messageRef, handlers } = useFieldCheck({ label, hint, required, check, errors });
  const described = [hint && `${inputId}-hint`, message && `${inputId}-error`].filter(Boolean).join(' ');
  return (
    <div className={['field', className].filter(Boolean).join(' ')} data-invalid={mark === 'invalid' || undefined}>
      <FieldLabel htmlFor={inputId} label={label} required={required} />
      <FieldHint id={`${inputId}-hint`} hint={hint} />
      <div className="field-box">
        <input
          {...input}
          {...handlers}
          id={inputId}
          name={name}
          required={required}
          aria-invalid={mark === 'invalid' || undefined}
          aria-describedby={described || undefined}
        />
        {mark === 'valid' && (
          <Check size={20} strokeWidth={2} role="img" aria-label={fieldTexts.valid} className="field-mark" />
        )}
      </div>
      <FieldError id={`${inputId}-error`} message={message ?? undefined} focusRef={messageRef} />
    </div>
  );
}
