import { useId } from 'react';

import { FieldError } from './field-parts.js';
import './field.css';

export interface CheckboxProps extends Omit<React.InputHTMLAttributes<HTMLInputElement>, 'type'> {
  readonly children: React.ReactNode;
  readonly errors?: readonly string[] | undefined;
}

export function Checkbox({ children, errors, ...input }: CheckboxProps): React.JSX.Element {
  const id = useId();
  const invalid = Boolean(errors?.length);
  return (
    <div className="checkbox" data-invalid={invalid || undefined}>
      <label>
        <input
          {...input}
          id={input.id ?? id}
          type="checkbox"
          aria-invalid={invalid || undefined}
          aria-describedby={invalid ? `${id}-error` : undefined}
        />
        <span>{children}</span>
      </label>
      <FieldError id={`${id}-error`} message={errors?.join(' ')} />
    </div>
  );
}
