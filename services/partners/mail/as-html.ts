/** Returns the same text as fully escaped HTML. */
export function asHtml(text: string): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
  const linked = escaped.replace(/https?:\/\/\S+/g, (address) => `<a href="${address}">${address}</a>`);
  return `<!doctype html><html lang="sv"><body style="font-family:sans-serif;line-height:1.5;white-space:pre-line">${linked}</body></html>`;
}
