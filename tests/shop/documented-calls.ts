import { readFileSync } from 'node:fs';

export interface DocumentedCall {
  readonly method: string;
  readonly path: string;
  /** The body as it stands in the document: JSON or a form. */
  readonly request: string | undefined;
  readonly answer: object;
}

/** The calls that a document of calls says are answered: a heading of method and path, a request and an answer each. */
export function documentedCalls(document: 'prescription-calls' | 'reminder-calls'): readonly DocumentedCall[] {
  const page = readFileSync(`docs/${document}.md`, 'utf8');
  const [answering = ''] = page.slice(page.indexOf('## Calls that answer')).split('## Calls that do not answer');
  return answering
    .split('\n### ')
    .slice(1)
    .map((part) => {
      const [method = '', path = ''] = (part.split('\n')[0] ?? '').split(' ');
      const block = (before: string) => new RegExp(`${before}:\\n\\n\`\`\`\\w*\\n([^\`]+)\n\`\`\``).exec(part)?.[1];
      return { method, path, request: block('Request(?: \\(form\\))?'), answer: JSON.parse(block('Answer') ?? '') };
    });
}

/** The names of all fields, at any depth. A list and a value that may be null are described by what they hold. */
export function namesIn(value: unknown, at = ''): readonly string[] {
  if (Array.isArray(value)) return value.flatMap((each) => namesIn(each, at));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => [`${at}${name}`, ...namesIn(inner, `${at}${name}.`)]);
}
