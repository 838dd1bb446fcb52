import { fieldTexts as texts } from '../words/texts.js';

export interface FieldRules {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly required?: boolean | undefined;
  /** The browser's own check of pattern, type and length. */
  readonly fits: boolean;
  readonly check?: ((value: string) => boolean) | undefined;
}

/** The fault of a touched field, in words; null without one. */
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

/** The check mark is only for a filled and valid field (UI-08). */
export function fieldMark({ touched, value, message }: FieldSight): 'valid' | 'invalid' | null {
  if (message !== null) return 'invalid';
  return touched && value.trim() !== '' ? 'valid' : null;
}

/**
 * The message takes focus when the person moves forward: by Tab out of the field, or by sending. Moving back or
 * pressing elsewhere is not interrupted; the message is then only announced.
 */
export function messageTakesFocus(
  leaving: { readonly key: string | null; readonly shift: boolean },
  isNew: boolean,
): boolean {
  return isNew && leaving.key === 'Tab' && !leaving.shift;
}
