import { useEffect, useRef, useState } from 'react';

import { faultOf, fieldMark, messageTakesFocus, type FieldRules } from './field-check.js';

interface FieldCheckOptions extends Omit<FieldRules, 'fits'> {
  readonly errors: readonly string[] | undefined;
}

interface FieldCheck {
  readonly message: string | null;
  readonly mark: 'valid' | 'invalid' | null;
  readonly messageRef: React.RefObject<HTMLParagraphElement>;
  readonly handlers: Required<
    Pick<React.InputHTMLAttributes<HTMLInputElement>, 'onBlur' | 'onInput' | 'onInvalid' | 'onKeyDown'>
  >;
}

export function useFieldCheck({ errors, ...rules }: FieldCheckOptions): FieldCheck {
  const [seen, setSeen] = useState({ touched: false, value: '', fault: null as string | null });
  const lastKey = useRef({ key: null as string | null, shift: false });
  const messageRef = useRef<HTMLParagraphElement>(null);
  const [focusAsked, setFocusAsked] = useState(0);
  useEffect(() => {
    if (focusAsked > 0) messageRef.current?.focus();
  }, [focusAsked]);
  const look = (input: HTMLInputElement): string | null => {
    const fault = faultOf(input.value, { ...rules, fits: fits(input) });
    setSeen({ touched: true, value: input.value, fault });
    return fault;
  };
  const message = errors?.length ? errors.join(' ') : seen.fault;
  return {
    message,
    mark: fieldMark({ ...seen, message }),
    messageRef,
    handlers: {
      onKeyDown: ({ key, shiftKey }) => (lastKey.current = { key, shift: shiftKey }),
      onBlur: ({ currentTarget, relatedTarget }) => {
        if (lastKey.current.key !== 'Tab' && sends(relatedTarget, currentTarget.form)) return;
        const fault = look(currentTarget);
        if (fault && messageTakesFocus(lastKey.current, message === null)) setFocusAsked(focusAsked + 1);
        lastKey.current = { key: null, shift: false };
      },
      onInput: ({ currentTarget }) => {
        if (seen.touched) look(currentTarget);
      },
      onInvalid: (event) => {
        event.preventDefault();
        const input = event.currentTarget;
        look(input);
        if (input.form?.querySelector(':is(input, select, textarea):invalid') === input) setFocusAsked(focusAsked + 1);
      },
    },
  };
}

/**
 * True while the submit button is being pressed. The check then waits for the submit, because a new message would move
 * the button away from the pointer.
 */
function sends(target: EventTarget | null, form: HTMLFormElement | null): boolean {
  return target instanceof HTMLButtonElement && target.type === 'submit' && target.form === form;
}

function fits({ validity }: HTMLInputElement): boolean {
  return !validity.patternMismatch && !validity.typeMismatch && !validity.tooShort && !validity.badInput;
}
