import { Bell, CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';

import { STORAGE_KEYS } from '../styles/measures.js';
import { alertType, type AlertType } from './alert-type.js';
import { alertTexts as texts } from '../words/texts.js';
import { useDismissed } from './use-dismissed.js';
import './alert.css';

const ICONS = {
  info: Info,
  warning: TriangleAlert,
  error: CircleAlert,
  success: CircleCheck,
  notification: Bell,
} as const;

export interface AlertProps {
  /** A name, or its number from 0 to 4, which content uses. */
  readonly type: AlertType | number;
  readonly heading?: string;
  /**
   * The id that the browser stores when the person hides the alert permanently. Without it the alert returns on the
   * next page.
   */
  readonly id?: string;
  readonly linkText?: string;
  readonly linkAction?: () => void;
  readonly href?: string;
  readonly target?: '_self' | '_blank';
  readonly button?: { readonly text: string; readonly onClick: () => void };
  readonly isClosableHidePermanent?: boolean;
  readonly fullWidth?: boolean;
  readonly children?: React.ReactNode;
}

export function Alert(props: AlertProps): React.JSX.Element | null {
  const { heading, id, button, isClosableHidePermanent, fullWidth, children } = props;
  const type = alertType(props.type);
  const { dismissed, dismiss } = useDismissed(STORAGE_KEYS.alerts, isClosableHidePermanent ? id : undefined);
  if (dismissed) return null;
  const Icon = ICONS[type];
  return (
    <div
      className={`alert alert-${type}${fullWidth ? ' alert-full' : ''}`}
      role={type === 'error' ? 'alert' : undefined}
    >
      <Icon size={22} strokeWidth={1.5} role="img" aria-label={texts.labels[type]} />
      <div className="alert-body">
        {heading && <p className="alert-heading">{heading}</p>}
        {children}
        <AlertLink {...props} />
        {button && (
          <button type="button" className="alert-button" onClick={button.onClick}>
            {button.text}
          </button>
        )}
      </div>
      {isClosableHidePermanent && (
        <button type="button" className="alert-close" aria-label={texts.close} onClick={dismiss}>
          <X size={20} strokeWidth={1.5} aria-hidden />
        </button>
      )}
    </div>
  );
}

function AlertLink({ linkText, linkAction, href, target }: AlertProps): React.JSX.Element | null {
  if (!linkText) return null;
  if (!href) {
    return (
      <button type="button" className="alert-link" onClick={linkAction}>
        {linkText}
      </button>
    );
  }
  return (
    <a
      className="alert-link"
      href={href}
      target={target}
      rel={target === '_blank' ? 'noopener' : undefined}
      onClick={linkAction}
    >
      {linkText}
    </a>
  );
}
