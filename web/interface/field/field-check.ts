import { fieldTexts as texts } from '../words/texts.js';

export interface FieldRules {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly required?: boolean | undefined;
  /** True when the browser's own check of pattern, type and length passes. */
  readonly fits: boolean;
  readonly check?: ((value: string) => boolean) | undefined;
}

/** Returns the error text of a field; null when its value is valid. */
export function faultOf(value: string, { label, hint, required, fits, check }: FieldRules): string | null {
  const written = value.trim();
  if (written === '') return required ? texts.required(label) : null;
  if (fits && (check?.(written) ?? true)) return null;
  return hint ? texts.format(hint) : texts.wrong(label);
}

export interface FieldSight {
  readonly touched: boolean;
  readonly value: string;
  readonly message: string | null;
}

/** The mark beside a field. The check mark is shown only beside a filled and valid field (UI-08). */
export function fieldMark({ touched, value, message }: FieldSight): 'valid' | 'invalid' | null {
  if (message !== null) return 'invalid';
  return touched && value.trim() !== '' ? 'valid' : null;
}

/**
 * True when a new error message must take the focus, because the person left the field with Tab. Otherwise the message
 * is only announced.
 */
export function messageTakesFocus(
  leaving: { readonly key: string | null; readonly shift: boolean },
  isNew: boolean,
): boolean {
  return isNew && leaving.key === 'Tab' && !leaving.shift;
}
