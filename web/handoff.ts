/**
 * The loaders' data for the browser, as Remix's own transfer writes it, behind the document: React
 * leaves alone what follows the last child of body.
 */
export function handoff(data: string, nonce: string): string {
  const chunk = JSON.stringify(data).replace(
    UNSAFE_IN_SCRIPT,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return `<script nonce="${nonce}">window.__remixContext.streamController.enqueue(${chunk});window.__remixContext.streamController.close();</script>`;
}

const UNSAFE_IN_SCRIPT = /[&<>\u2028\u2029]/g;
