import { useId } from 'react';

import './toggle.css';

export interface ToggleOption {
  readonly label: string;
  readonly value: string;
}

export interface ToggleProps {
  readonly legend: string;
  readonly options: readonly [ToggleOption, ToggleOption];
  readonly name?: string;
  readonly value?: string;
  readonly defaultValue?: string;
  readonly disabled?: boolean;
  readonly onChange?: (value: string) => void;
}

export function Toggle({
  legend,
  options,
  name,
  value,
  defaultValue,
  disabled,
  onChange,
}: ToggleProps): React.JSX.Element {
  const made = useId();
  return (
    <fieldset className="toggle" disabled={disabled}>
      <legend className="visually-hidden">{legend}</legend>
      {options.map((option) => (
        <label key={option.value} className="toggle-option">
          <input
            type="radio"
            name={name ?? made}
            value={option.value}
            checked={value === undefined ? undefined : value === option.value}
            defaultChecked={value === undefined ? defaultValue === option.value : undefined}
            onChange={() => onChange?.(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
