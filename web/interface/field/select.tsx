import { useId } from 'react';

import { FieldError, FieldHint, FieldLabel } from './field-parts.js';
import { fieldTexts } from '../words/texts.js';
import './field.css';

export interface SelectOption {
  readonly value: string;
  readonly text: string;
}

export interface SelectProps extends Omit<React.SelectHTMLAttributes<HTMLSelectElement>, 'children' | 'name'> {
  readonly name: string;
  readonly label: string;
  readonly options: readonly SelectOption[];
  readonly hint?: string;
  readonly errors?: readonly string[] | undefined;
  /**
   * The text of the first option, whose value is empty; `true` gives a default text. Omit it if an option is always
   * selected.
   */
  readonly placeholder?: string | true;
}

/** A native `select` element, because screen readers and people know it. */
export function Select({
  name,
  label,
  options,
  hint,
  errors,
  placeholder,
  required,
  className,
  id,
  ...select
}: SelectProps): React.JSX.Element {
  const made = useId();
  const selectId = id ?? `${made}${name}`;
  const invalid = Boolean(errors?.length);
  const described = [hint && `${selectId}-hint`, invalid && `${selectId}-error`].filter(Boolean).join(' ');
  return (
    <div className={['field', className].filter(Boolean).join(' ')} data-invalid={invalid || undefined}>
      <FieldLabel htmlFor={selectId} label={label} required={required} />
      <FieldHint id={`${selectId}-hint`} hint={hint} />
      <select
        {...select}
        id={selectId}
        name={name}
        required={required}
        className="select"
        aria-invalid={invalid || undefined}
        aria-describedby={described || undefined}
      >
        {placeholder && <option value="">{placeholder === true ? fieldTexts.selectFirst : placeholder}</option>}
        {options.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
      <FieldError id={`${selectId}-error`} message={errors?.join(' ')} />
    </div>
  );
}
