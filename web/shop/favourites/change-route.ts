import { redirect, type ActionFunctionArgs } from '@remix-run/node';
import type { ClientActionFunctionArgs } from '@remix-run/react';

import type { FavouritesService } from '../../../services/shop/favourites/contract.js';
import type { Result } from '../../../services/foundation/problem/result-contract.js';
import { textIn } from '../../interface/form/sent-form.js';
import { isInApp } from '../../visit/login/app/app-shell.js';
import { withQuery } from '../../visit/login/app/return-to.js';
import type { FavouriteAnswer } from './answer.js';
import { readChange } from './change.js';
import { readChangeForm, type ChangeForm } from './change-form.js';
import { favouriteTexts as texts } from './texts.js';

export function loader() {
  return redirect('/favourites');
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = readChangeForm(await request.formData());
  if (!form) return redirect(withQuery('/favourites', { favoritfel: 'failed' }), 303);
  const result = await change(form, context.shop.favourites, isInApp(request.headers) ? 'push' : 'mail');
  if (form.returnTo !== null)
    return redirect(result.ok ? form.returnTo : afterRefusal(form, form.returnTo, result.errors[0]?.code), 303);
  return { favourite: form.intent, varuId: form.varuId || null, at: Date.now(), ...result } satisfies FavouriteAnswer;
}

/**
 * Asks the server. If it cannot be reached or fails, the answer is an ordinary failure, so that the page stays
 * (PRO-07).
 */
export async function clientAction({ request, serverAction }: ClientActionFunctionArgs): Promise<FavouriteAnswer> {
  const sent = await request.clone().formData();
  try {
    return (await serverAction()) as FavouriteAnswer;
  } catch {
    const asked = readChange(textIn(sent, 'change'));
    return {
      favourite: asked?.intent ?? 'add',
      varuId: asked?.varuId || null,
      at: Date.now(),
      ok: false,
      errors: [{ code: 'failed', message: texts.failed }],
    };
  }
}

async function change(
  { intent, varuId, consent, commandId }: ChangeForm,
  favourites: FavouritesService,
  channel: 'mail' | 'push',
): Promise<Result> {
  switch (intent) {
    case 'add':
      return favourites.add({ varuId, consent, commandId });
    case 'remove':
      return favourites.remove({ varuId, commandId });
    case 'watch':
      return favourites.watch({ varuId, channel, commandId });
    case 'unwatch':
      return favourites.unwatch({ varuId, commandId });
    case 'clear':
      return favourites.removeAll({ commandId });
    case 'keep':
    case 'refuse':
      return favourites.setConsent({ given: intent === 'keep', commandId });
  }
}

/**
 * Returns the URL after a refused form without scripts. It may lead to the log-in, or to a page that asks for consent.
 */
function afterRefusal({ varuId }: ChangeForm, returnTo: string, code = 'failed'): string {
  if (code === 'LOGIN_REQUIRED' || code === 'IDENTIFICATION_REQUIRED')
    return withQuery('/init-login', { redirect: returnTo });
  if (code === 'CONSENT_REQUIRED') return withQuery('/favourites', { visa: 'samtycke', varuId, tillbaka: returnTo });
  return withQuery(returnTo, { favoritfel: code });
}
