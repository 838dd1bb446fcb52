/** Returns the path to open after the log-in (LOG-06). Anything but a path of this shop becomes the start page. */
export function safeReturn(wanted: string | null | undefined): string {
  if (!wanted || !/^\/(?![/\\])/.test(wanted) || /[\u0000-\u001f\\]|\p{Surrogate}/u.test(wanted)) return '/';
  // A Location header may contain only ASCII, so all other characters are encoded.
  return wanted.replace(/[^!-~]+/g, encodeURIComponent);
}

/** Sets query parameters of a URL. Null removes a parameter. */
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
