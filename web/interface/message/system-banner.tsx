import { CircleAlert, Info, TriangleAlert, X } from 'lucide-react';
import { useId, useState } from 'react';

import { BANNER_TEXT_MAX, STORAGE_KEYS } from '../styles/measures.js';
import { bannerType, type BannerType } from './alert-type.js';
import { cutWithMark } from '../words/cut-text.js';
import { bannerTexts as texts } from '../words/texts.js';
import { useDismissed } from './use-dismissed.js';
import './system-banner.css';

const ICONS = { info: Info, warning: TriangleAlert, error: CircleAlert } as const;

export interface SystemBannerProps {
  /** A name, or its number from 0 to 2, which content uses. */
  readonly type: BannerType | number;
  readonly title: string;
  /** At most 160 letters are shown. Longer text belongs in `additionalMessage`. */
  readonly text?: string;
  /** Content with markup, instead of `text`. */
  readonly children?: React.ReactNode;
  /** A form that closes the banner on the server, instead of `closeable`. */
  readonly closing?: React.ReactNode;
  readonly additionalMessage?: string;
  /** The id that the browser stores when the person closes the banner. */
  readonly id: string;
  readonly closeable?: boolean;
}

export function SystemBanner({
  type,
  title,
  text = '',
  children,
  closing,
  additionalMessage,
  id,
  closeable,
}: SystemBannerProps): React.JSX.Element | null {
  const { dismissed, dismiss } = useDismissed(STORAGE_KEYS.banners, closeable ? id : undefined);
  if (dismissed) return null;
  const kind = bannerType(type);
  const Icon = ICONS[kind];
  return (
    <section className={`system-banner system-banner-${kind}`} aria-label={title}>
      <div className="page system-banner-row">
        <Icon size={22} strokeWidth={1.5} aria-hidden />
        <div className="system-banner-body">
          <p>
            <strong>{title}</strong> {cutWithMark(text, BANNER_TEXT_MAX)}
          </p>
          {children}
          {additionalMessage && <ReadMore message={additionalMessage} />}
        </div>
        {closing}
        {closeable && (
          <button type="button" className="system-banner-close" aria-label={texts.close} onClick={dismiss}>
            <X size={20} strokeWidth={1.5} aria-hidden />
          </button>
        )}
      </div>
    </section>
  );
}

function ReadMore({ message }: { readonly message: string }): React.JSX.Element {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <p id={id} className="system-banner-more" data-open={open || undefined}>
        {message}
      </p>
      <button
        type="button"
        className="system-banner-toggle"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {open ? texts.less : texts.more}
      </button>
    </>
  );
}
