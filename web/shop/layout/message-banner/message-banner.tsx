import { useFetcher, useLocation } from '@remix-run/react';
import { X } from 'lucide-react';

import type { MessageBanner as Banner } from '../../../../services/person/messages/contract.js';
import { SystemBanner } from '../../../interface/message/system-banner.js';
import { safeHtml } from '../../message-modal/safe-html.js';
import { messageTexts as texts } from '../../message-modal/texts.js';
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
  const closeForm = (
    <closing.Form method="post" action="/meddelande" onSubmit={close}>
      <input type="hidden" name="guid" value={banner.guid} />
      <input type="hidden" name="returnTo" value={`${pathname}${search}`} />
      <button className="message-banner-close" aria-label={texts.close}>
        <X size={20} strokeWidth={1.5} aria-hidden />
      </button>
    </closing.Form>
  );
  return (
    <SystemBanner type="info" id={banner.guid} title={banner.title} closing={closeForm}>
      <div className="message-banner-text" dangerouslySetInnerHTML={{ __html: safeHtml(banner.html) }} />
    </SystemBanner>
  );
}
