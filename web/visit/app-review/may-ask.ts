import type { Variant } from '../ab-test/ab-tests.js';
import type { AppShell } from '../login/app/app-shell.js';

interface Circumstances {
  readonly variant: Variant<'reviewPrompt'>;
  /** Undefined on the web. */
  readonly shell: AppShell | undefined;
  /** This browser has shown the question before. */
  readonly asked: boolean;
}

/** Whether to ask the shop, which decides by member, toggle and earlier answers (APP-06). */
export function mayAsk({ variant, shell, asked }: Circumstances): boolean {
  return variant === 'B' && shell?.requestReview !== undefined && !asked;
}
