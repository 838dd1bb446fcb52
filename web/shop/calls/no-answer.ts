/** The code of an error when the shop could not be reached, so that nobody knows what became of the form. */
export const NO_ANSWER = 'NO_ANSWER';

/**
 * Whether a form got no answer. The page's data is then not loaded again: that would fail too, and would give the form
 * another id. With the same id, the shop continues the first attempt or makes the only one.
 */
export function isUnanswered(answer: unknown): boolean {
  const { errors } = (answer ?? {}) as { readonly errors?: unknown };
  return Array.isArray(errors) && errors.some(({ code }: { readonly code?: unknown }) => code === NO_ANSWER);
}
