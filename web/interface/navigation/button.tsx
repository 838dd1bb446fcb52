import { Link, type LinkProps } from '@remix-run/react';
import { useEffect } from 'react';

import { BUTTON_TEXT_MAX } from '../styles/measures.js';
import { noteError } from '../browser-console.js';
import { cutText } from '../words/cut-text.js';
import './button.css';
import '../picture/spinner.css';

type Variant = 'primary' | 'quiet' | 'accent' | 'text';

export interface ButtonProps extends React.ButtonHTMLAttributes<HTMLButtonElement> {
  readonly variant?: Variant;
  readonly wide?: boolean;
  /** Shows a spinner, announces the button as disabled and ignores presses. */
  readonly loading?: boolean;
}

export function Button({
  variant = 'primary',
  wide,
  loading,
  type = 'submit',
  children,
  className,
  onClick,
  ...rest
}: ButtonProps): React.JSX.Element {
  const label = useButtonText(children);
  return (
    <button
      {...rest}
      type={type}
      aria-disabled={loading || rest['aria-disabled']}
      aria-busy={loading || undefined}
      onClick={loading ? (event) => event.preventDefault() : onClick}
      className={names(variant, wide, className)}
    >
      {loading && <span className="spinner spinner-tiny" aria-hidden />}
      <span className="button-label">{label}</span>
    </button>
  );
}

interface ButtonLinkProps extends LinkProps {
  readonly variant?: Variant;
  readonly wide?: boolean;
}

export function ButtonLink({
  variant = 'primary',
  wide,
  className,
  children,
  ...rest
}: ButtonLinkProps): React.JSX.Element {
  const label = useButtonText(children);
  return (
    <Link {...rest} className={names(variant, wide, className)}>
      {label}
    </Link>
  );
}

/** Cuts a label after 40 letters, and writes a warning to the browser's console (UI-01). */
function useButtonText(children: React.ReactNode): React.ReactNode {
  const shown = typeof children === 'string' ? cutText(children, BUTTON_TEXT_MAX) : children;
  const cut = shown === children ? null : children;
  useEffect(() => {
    if (typeof cut === 'string') noteError(`Button text longer than ${BUTTON_TEXT_MAX} characters: ${cut}`);
  }, [cut]);
  return shown;
}

function names(variant: Variant, wide: boolean | undefined, extra: string | undefined): string {
  return ['button', `button-${variant}`, wide && 'button-wide', extra].filter(Boolean).join(' ');
}
