/** What a message may hold: these elements without attributes, and links to the shop's own pages. */
const ALLOWED = /<(\/?)(p|b|strong|em|i|ul|ol|li)>|<br>|<(a) href="\/(?![/\\])[^"<>\s]*">|<(\/)(a)>/g;

/**
 * RMD-08: what a page would show as text instead of inserting it. Pages escape all else (`web/shop/message-modal`), so a
 * message with such a part would look broken.
 * @returns the first such part, or null when there is none
 */
export function unsafeIn(html: string): string | null {
  const [odd] = /<[^>]*>?|>|&#?\w+;/.exec(html.replaceAll(ALLOWED, '')) ?? [];
  return odd ?? unclosedIn(html);
}

function unclosedIn(html: string): string | null {
  const open: string[] = [];
  for (const [tag, slash, simple, link, linkSlash, linkEnd] of html.matchAll(ALLOWED)) {
    const name = simple ?? link ?? linkEnd;
    if (!name) continue;
    if (!slash && !linkSlash) open.push(name);
    else if (open.pop() !== name) return tag;
  }
  return open.length > 0 ? `<${String(open.at(-1))}>` : null;
}
