import { useFetcher, useLocation } from '@remix-run/react';
import { Info, X } from 'lucide-react';

import type { MessageBanner as Banner } from '../../../../services/person/messages/contract.js';
import { safeHtml } from '../../message-modal/safe-html.js';
import { messageTexts as texts } from '../../message-modal/texts.js';
import '../../../interface/message/system-banner.css';
import './message-banner.css';

/** Where a person is in the middle of something, the banner waits. */
const NOT_ON = /^\/(shop|tracking|init-login|login-)/;

/** A message of the shop at the top of the page. It is in the first HTML, so it moves nothing and takes no focus. */
export function MessageBanner({ banner }: { readonly banner: Banner | null }): React.JSX.Element | null {
  const { pathname, search } = useLocation();
  const closing = useFetcher({ key: 'message-banner' });
  const close = (event: React.FormEvent): void => {
    event.preventDefault();
    closing.submit({ guid: banner?.guid ?? '' }, { method: 'post', action: '/meddelande' });
    // The pressed button goes with the banner, and the focus would be lost.
    document.getElementById('innehall')?.focus({ preventScroll: true });
  };
  if (!banner || closing.formData || NOT_ON.test(pathname)) return null;
  return (
    <section className="system-banner" aria-label={banner.title}>
      <div className="page system-banner-row">
        <Info size={22} strokeWidth={1.5} aria-hidden />
        <div className="system-banner-body">
          <p>
            <strong>{banner.title}</strong>
          </p>
          <div className="message-banner-text" dangerouslySetInnerHTML={{ __html: safeHtml(banner.html) }} />
        </div>
        <closing.Form method="post" action="/meddelande" onSubmit={close}>
          <input type="hidden" name="guid" value={banner.guid} />
          <input type="hidden" name="returnTo" value={`${pathname}${search}`} />
          <button className="message-banner-close" aria-label={texts.close}>
            <X size={20} strokeWidth={1.5} aria-hidden />
          </button>
        </closing.Form>
      </div>
    </section>
  );
}
