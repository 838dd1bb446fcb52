/** An address of the shop, otherwise the start page: a `redirect` that starts with "/" is followed (LOG-06). */
export function safeReturn(wanted: string | null | undefined): string {
  if (!wanted || !/^\/(?![/\\])/.test(wanted) || /[\u0000-\u001f\\]|\p{Surrogate}/u.test(wanted)) return '/';
  // A Location header may hold only ASCII: other characters are misread, or cannot be sent.
  return wanted.replace(/[^!-~]+/g, encodeURIComponent);
}

/** The address with query parameters set, replacing earlier values; `null` removes. */
export function withQuery(address: string, changes: Readonly<Record<string, string | null>>): string {
  const [rest = '', hash] = address.split('#', 2);
  const [path = '', query = ''] = rest.split('?', 2);
  const search = new URLSearchParams(query);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) search.delete(name);
    else search.set(name, value);
  }
  const text = search.toString();
  return `${path}${text ? `?${text}` : ''}${hash ? `#${hash}` : ''}`;
}
