import { CircleAlert } from 'lucide-react';

interface LabelProps {
  readonly htmlFor: string;
  readonly label: string;
  readonly required: boolean | undefined;
}

export function FieldLabel({ htmlFor, label, required }: LabelProps): React.JSX.Element {
  return (
    <label htmlFor={htmlFor}>
      {label}
      {required && (
        <span className="field-required" aria-hidden>
          {' '}
          *
        </span>
      )}
    </label>
  );
}

export function FieldHint({
  id,
  hint,
}: {
  readonly id: string;
  readonly hint: string | undefined;
}): React.JSX.Element | null {
  return hint ? (
    <p className="field-hint" id={id}>
      {hint}
    </p>
  ) : null;
}

interface ErrorProps {
  readonly id: string;
  readonly message: string | undefined;
  readonly focusRef?: React.Ref<HTMLParagraphElement>;
}

export function FieldError({ id, message, focusRef }: ErrorProps): React.JSX.Element | null {
  return message ? (
    <p className="field-error" id={id} ref={focusRef} tabIndex={-1} role="alert">
      <CircleAlert size={16} strokeWidth={2} aria-hidden /> {message}
    </p>
  ) : null;
}
