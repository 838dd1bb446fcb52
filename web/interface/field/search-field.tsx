import { Search, X } from 'lucide-react';
import { useId, useRef, useState } from 'react';

import { searchFieldTexts as texts } from '../words/texts.js';
import './search-field.css';

export interface SearchFieldProps {
  readonly label: string;
  readonly action: string;
  readonly name?: string;
  readonly defaultValue?: string;
  /** Further parameters of the search. */
  readonly also?: Readonly<Record<string, string>>;
  /** Called by the button 'Avbryt', which is shown only if this function is given. */
  readonly onCancel?: () => void;
}

export function SearchField({
  label,
  action,
  name = 'q',
  defaultValue = '',
  also = {},
  onCancel,
}: SearchFieldProps): React.JSX.Element {
  const [value, setValue] = useState(defaultValue);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const clear = (): void => {
    setValue('');
    input.current?.focus();
  };
  return (
    <form
      action={action}
      method="get"
      role="search"
      aria-label={label}
      className="search-field"
      data-has-value={value !== '' || undefined}
    >
      {Object.entries(also).map(([parameter, given]) => (
        <input key={parameter} type="hidden" name={parameter} value={given} />
      ))}
      <label htmlFor={id} className="visually-hidden">
        {label}
      </label>
      <input
        ref={input}
        id={id}
        type="search"
        name={name}
        value={value}
        onChange={(event) => setValue(event.target.value)}
        placeholder={label}
        autoComplete="off"
        maxLength={200}
      />
      {value !== '' && (
        <button type="button" className="search-field-clear" aria-label={texts.clear} onClick={clear}>
          <X size={18} strokeWidth={1.5} aria-hidden />
        </button>
      )}
      <button type="submit" className="search-field-button" aria-label={texts.search}>
        <Search size={20} strokeWidth={2} aria-hidden />
      </button>
      {onCancel && (
        <button type="button" className="search-field-cancel" onClick={onCancel}>
          {texts.cancel}
        </button>
      )}
    </form>
  );
}
