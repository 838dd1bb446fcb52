import { fieldTexts as texts } from '../words/texts.js';

export interface FieldRules {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly required?: boolean | undefined;
  /** The browser's own word on pattern, type and length. */
  readonly fits: boolean;
  readonly check?: ((value: string) => boolean) | undefined;
}

/** What is wrong with a field that has been touched, in words; null when nothing is. */
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

/** The check mark is for what someone has written and got right (UI-08). */
export function fieldMark({ touched, value, message }: FieldSight): 'valid' | 'invalid' | null {
  if (message !== null) return 'invalid';
  return touched && value.trim() !== '' ? 'valid' : null;
}

/**
 * The message takes focus when the way forward leads past it: a Tab out of the field, or an attempt
 * to send. Going back, or pressing something else, is not interrupted; then it is announced only.
 */
export function messageTakesFocus(
  leaving: { readonly key: string | null; readonly shift: boolean },
  isNew: boolean,
): boolean {
  return isNew && leaving.key === 'Tab' && !leaving.shift;
}
