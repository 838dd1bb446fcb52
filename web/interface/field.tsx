import { useId } from 'react';

import './field.css';

interface FieldProps extends Omit<React.InputHTMLAttributes<HTMLInputElement>, 'name'> {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly errors?: readonly string[] | undefined;
}

/** A labelled text field; its faults stand below it and are tied to it. */
export function Field({ name, label, hint, errors, required, className, id, ...input }: FieldProps): React.JSX.Element {
  const made = useId();
  const inputId = id ?? `${made}${name}`;
  const invalid = Boolean(errors?.length);
  const described = [hint && `${inputId}-hint`, invalid && `${inputId}-error`].filter(Boolean).join(' ');
  return (
    <div className={['field', className].filter(Boolean).join(' ')} data-invalid={invalid || undefined}>
      <label htmlFor={inputId}>
        {label}
        {required && (
          <span className="field-required" aria-hidden>
            {' '}
            *
          </span>
        )}
      </label>
      {hint && (
        <p className="field-hint" id={`${inputId}-hint`}>
          {hint}
        </p>
      )}
      <input {...input} id={inputId} name={name} required={required} aria-invalid={invalid || undefined} aria-describedby={described || undefined} />
      {invalid && (
        <p className="field-error" id={`${inputId}-error`}>
          {errors?.join(' ')}
        </p>
      )}
    </div>
  );
}

interface CheckboxProps extends Omit<React.InputHTMLAttributes<HTMLInputElement>, 'type'> {
  readonly children: React.ReactNode;
  readonly errors?: readonly string[] | undefined;
}

export function Checkbox({ children, errors, ...input }: CheckboxProps): React.JSX.Element {
  const id = useId();
  const invalid = Boolean(errors?.length);
  return (
    <div className="checkbox" data-invalid={invalid || undefined}>
      <label>
        <input {...input} id={input.id ?? id} type="checkbox" aria-invalid={invalid || undefined} aria-describedby={invalid ? `${id}-error` : undefined} />
        <span>{children}</span>
      </label>
      {invalid && (
        <p className="field-error" id={`${id}-error`}>
          {errors?.join(' ')}
        </p>
      )}
    </div>
  );
}

interface RadioCardProps extends Omit<React.InputHTMLAttributes<HTMLInputElement>, 'type' | 'title'> {
  readonly title: React.ReactNode;
  readonly note?: React.ReactNode;
  readonly aside?: React.ReactNode;
}

/** One of several large choices. */
export function RadioCard({ title, note, aside, ...input }: RadioCardProps): React.JSX.Element {
  return (
    <label className="radio-card">
      <input {...input} type="radio" />
      <span className="radio-card-text">
        <span className="radio-card-title">{title}</span>
        {note && <span className="radio-card-note">{note}</span>}
      </span>
      {aside && <span className="radio-card-aside">{aside}</span>}
    </label>
  );
}
