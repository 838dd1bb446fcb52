import { Link, type LinkProps } from '@remix-run/react';

import './button.css';

type Variant = 'primary' | 'quiet' | 'accent' | 'text';

interface ButtonProps extends React.ButtonHTMLAttributes<HTMLButtonElement> {
  readonly variant?: Variant;
  readonly wide?: boolean;
  /** Shows a spinner and takes no press; the label stays for screen readers. */
  readonly loading?: boolean;
}

export function Button({ variant = 'primary', wide, loading, type = 'submit', children, className, ...rest }: ButtonProps): React.JSX.Element {
  return (
    <button {...rest} type={type} aria-disabled={loading || undefined} className={names(variant, wide, className)}>
      {loading && <span className="spinner" aria-hidden />}
      <span className="button-label">{children}</span>
    </button>
  );
}

interface ButtonLinkProps extends LinkProps {
  readonly variant?: Variant;
  readonly wide?: boolean;
}

export function ButtonLink({ variant = 'primary', wide, className, ...rest }: ButtonLinkProps): React.JSX.Element {
  return <Link {...rest} className={names(variant, wide, className)} />;
}

function names(variant: Variant, wide: boolean | undefined, extra: string | undefined): string {
  return ['button', `button-${variant}`, wide && 'button-wide', extra].filter(Boolean).join(' ');
}
