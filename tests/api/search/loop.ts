import type { Answer, Shopper } from '../../shop/shopper.js';

export interface Entity {
  readonly id: string;
  readonly attributes: readonly { readonly name: string; readonly values: readonly unknown[] }[];
}

interface LoopAnswer {
  readonly status: number;
  readonly data?: { readonly results: { readonly count: number; readonly items: readonly Entity[] } };
  /** The errors of a call that is refused before it reaches the search. */
  readonly errors?: readonly { readonly field?: string }[];
  readonly error?: { readonly parameter: string | null; readonly title: string };
}

/** Makes a call of the search provider. */
export async function loop(
  shopper: Shopper,
  call: string,
  body: unknown,
  version = 'V3',
): Promise<{ readonly status: Answer['status']; readonly body: LoopAnswer }> {
  const { status, body: answer } = await shopper.post(`/api/loop/${call}`, body, { 'api-version': version });
  return { status, body: answer as unknown as LoopAnswer };
}
