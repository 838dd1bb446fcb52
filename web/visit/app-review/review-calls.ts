import type { AppReviewChoice } from '../../../domain/customer/index.js';

const PATIENCE_MS = 5_000;
const CALL = { credentials: 'same-origin', cache: 'no-store' } as const;

/** Asks the server whether to show the question for a review. A failed request counts as no. */
export async function shopAsks(): Promise<boolean> {
  try {
    const answer = await fetch('/api/AppReview/get/ShowAppPrompt', {
      ...CALL,
      headers: { platform: 'App' },
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const { Result } = (await answer.json()) as { readonly Result?: unknown };
    return Result === true;
  } catch {
    return false;
  }
}

/** Tells the server the person's answer. A failure does no harm, because this browser does not ask again. */
export function tellChoice(userChoice: AppReviewChoice): void {
  const body = {
    method: 'POST',
    headers: { 'content-type': 'application/json', platform: 'App' },
    body: JSON.stringify({ userChoice }),
  };
  void fetch('/api/AppReview/post/appReviewChoice', { ...CALL, ...body, keepalive: true }).catch(() => undefined);
}
