/** Escaped tags that may become elements again. All other tags are shown as text. */
const SIMPLE = /&lt;(\/?)(p|br|b|strong|em|i|ul|ol|li)\s*\/?&gt;/gi;
const LINK = /&lt;a href=&quot;(\/(?![/\\])[^"<>\s]*?)&quot;&gt;/gi;
const LINK_END = /&lt;\/a&gt;/gi;

/**
 * Makes a text safe to insert as HTML: it escapes everything, then restores allowed elements. Only links to the shop's
 * own pages keep an attribute.
 */
export function safeHtml(html: string): string {
  return escaped(html)
    .replace(SIMPLE, (_, end: string, name: string) => `<${end}${name.toLowerCase()}>`)
    .replace(LINK, (_, address: string) => `<a href="${address}">`)
    .replace(LINK_END, '</a>');
}

function escaped(text: string): string {
  return text
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;')
    .replace(/'/g, '&#39;');
}
