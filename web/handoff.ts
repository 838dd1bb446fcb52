/** Loader data in Remix's own transfer format, after the document: React ignores nodes behind body's last child. */
export function handoff(data: string, nonce: string): string {
  const chunk = JSON.stringify(data).replace(
    UNSAFE_IN_SCRIPT,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return `<script nonce="${nonce}">window.__remixContext.streamController.enqueue(${chunk});window.__remixContext.streamController.close();</script>`;
}

const UNSAFE_IN_SCRIPT = /[&<>\u2028\u2029]/g;
