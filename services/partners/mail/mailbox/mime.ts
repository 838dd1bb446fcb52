export interface ReadMail {
  readonly subject: string;
  readonly messageId: string;
  readonly text: string;
  readonly html: string;
}

/** Reads what mail programs commonly write: text and HTML alternatives, nested or alone. Attachments are left aside. */
export function readMail(raw: string): ReadMail {
  const { headers, body } = split(raw);
  const found = { text: '', html: '' };
  collect(headers, body, found);
  return { subject: decodeWords(headers.get('subject') ?? ''), messageId: headers.get('message-id') ?? '', ...found };
}

type Headers = ReadonlyMap<string, string>;

function split(part: string): { headers: Headers; body: string } {
  const end = part.indexOf('\r\n\r\n');
  const head = (end < 0 ? part : part.slice(0, end)).replace(/\r\n[ \t]+/g, ' ');
  const headers = new Map<string, string>();
  for (const line of head.split('\r\n')) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.set(line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim());
  }
  return { headers, body: end < 0 ? '' : part.slice(end + 4) };
}

function collect(headers: Headers, body: string, found: { text: string; html: string }): void {
  const type = headers.get('content-type') ?? 'text/plain';
  const boundary = /^multipart\/.*boundary="?([^";]+)"?/i.exec(type)?.[1];
  if (boundary !== undefined) {
    for (const part of partsOf(body, boundary)) {
      const inner = split(part);
      collect(inner.headers, inner.body, found);
    }
    return;
  }
  const content = () => decode(body, headers.get('content-transfer-encoding') ?? '7bit');
  if (/^text\/html/i.test(type)) found.html ||= content();
  else if (/^text\/plain/i.test(type)) found.text ||= content();
}

function partsOf(body: string, boundary: string): string[] {
  const pieces = `\r\n${body}`.split(`\r\n--${boundary}`);
  return pieces
    .slice(1)
    .filter((piece) => !piece.startsWith('--'))
    .map((piece) => piece.replace(/^[ \t]*\r\n/, ''));
}

/** The raw mail is held as Latin-1, one character a byte. */
function decode(body: string, encoding: string): string {
  switch (encoding.toLowerCase()) {
    case 'base64':
      return Buffer.from(body, 'base64').toString('utf8');
    case 'quoted-printable':
      return quotedPrintable(body.replace(/[ \t]*\r\n/g, '\n').replace(/=\n/g, '')).trimEnd();
    default:
      return Buffer.from(body, 'latin1').toString('utf8').trimEnd();
  }
}

function quotedPrintable(text: string): string {
  const bytes = text.replace(/=([0-9A-F]{2})/gi, (_match, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

/** RFC 2047: =?UTF-8?Q?…?= and =?UTF-8?B?…?=; white space between two words is not text. */
function decodeWords(value: string): string {
  const joined = value.replace(/\?=\s+=\?/g, '?==?');
  const words = joined.replace(/=\?utf-8\?([QB])\?([^?]*)\?=/gi, (_match, kind: string, word: string) =>
    kind.toUpperCase() === 'B' ? Buffer.from(word, 'base64').toString('latin1') : latin1(word.replace(/_/g, ' ')),
  );
  return Buffer.from(words, 'latin1').toString('utf8');
}

function latin1(word: string): string {
  return word.replace(/=([0-9A-F]{2})/gi, (_match, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}
