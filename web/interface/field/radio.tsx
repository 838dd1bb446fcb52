import { useId } from 'react';

import { FieldError } from './field-parts.js';
import './field.css';

interface RadioGroupProps {
  readonly legend: string;
  /** True when a visible heading has the same text. The legend is then only for screen readers. */
  readonly hideLegend?: boolean;
  readonly required?: boolean;
  readonly errors?: readonly string[] | undefined;
  readonly children: React.ReactNode;
}

export function RadioGroup({ legend, hideLegend, required, errors, children }: RadioGroupProps): React.JSX.Element {
  const id = useId();
  const invalid = Boolean(errors?.length);
  return (
    <fieldset
      className="radio-group"
      data-invalid={invalid || undefined}
      aria-describedby={invalid ? `${id}-error` : undefined}
    >
      <legend className={hideLegend ? 'visually-hidden' : 'radio-legend'}>
        {legend}
        {required && (
          <span className="field-required" aria-hidden>
            {' '}
            *
          </span>
        )}
      </legend>
      {children}
      <FieldError id={`${id}-error`} message={errors?.join(' ')} />
    </fieldset>
  );
}

export interface RadioProps extends Omit<React.InputHTMLAttributes<HTMLInputElement>, 'type'> {
  readonly children: React.ReactNode;
}

export function Radio({ children, ...input }: RadioProps): React.JSX.Element {
  return (
    <label className="radio">
      <input {...input} type="radio" />
      <span>{children}</span>
    </label>
  );
}

interface RadioCardProps extends Omit<React.InputHTMLAttributes<HTMLInputElement>, 'type' | 'title'> {
  readonly title: React.ReactNode;
  readonly note?: React.ReactNode;
  readonly aside?: React.ReactNode;
}

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
