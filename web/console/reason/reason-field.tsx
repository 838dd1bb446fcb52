import { useEffect, useRef } from 'react';

import { reasonTexts as texts } from './texts.js';

interface ReasonFieldProps {
  readonly answer: { readonly fault: string | null; readonly written: string } | undefined;
}

/** This field takes the focus when the page opens, and again when the server has refused the reason. */
export function ReasonField({ answer }: ReasonFieldProps): React.JSX.Element {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), [answer]);
  const fault = answer?.fault;
  return (
    <>
      <label className="input">
        {texts.label}
        <input
          ref={field}
          name="orsak"
          required
          minLength={3}
          maxLength={200}
          autoComplete="off"
          defaultValue={answer?.written}
          aria-invalid={fault ? true : undefined}
          aria-describedby={fault ? 'orsak-fault orsak-hint' : 'orsak-hint'}
        />
      </label>
      {fault && (
        <p className="fault" role="alert" id="orsak-fault">
          {fault}
        </p>
      )}
    </>
  );
}
