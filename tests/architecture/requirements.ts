import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const FOLDER = 'docs/requirements';
const INDEX = 'README.md';
const READ = [
  ...['bench', 'docs', 'domain', 'migrations', 'projections', 'scripts'],
  ...['seed', 'services', 'simulators', 'tests', 'web'],
];
const WHERE = /^(?:not built yet|`[^`]+`(?:, `[^`]+`)*|in part: `[^`]+`(?:, `[^`]+`)* \(.+\))$/;

interface Requirement {
  readonly file: string;
  readonly id: string;
  readonly what: string;
  readonly where: string;
}

export interface Text {
  readonly file: string;
  readonly text: string;
}

export function requirements(): Requirement[] {
  return areas().flatMap((file) => rowsOf(readFileSync(path.join(FOLDER, file), 'utf8'), file));
}

/** Returns the files of requirements, one for each area. The index is left out. */
export function areas(): string[] {
  return readdirSync(FOLDER).filter((file) => file !== INDEX);
}

/** Returns the prefix of each file's ids, as the index gives it. */
export function indexed(): Map<string, string> {
  const rows = readFileSync(path.join(FOLDER, INDEX), 'utf8').matchAll(/\]\(([\w-]+\.md)\)\s*\|\s*([A-Z]+)\s*\|/g);
  return new Map([...rows].map(([, file = '', prefix = '']) => [file, prefix]));
}

function rowsOf(text: string, file: string): Requirement[] {
  const lines = text.split('\n').filter((line) => line.startsWith('|'));
  return lines.slice(2).map((line) => {
    const [id = '', what = '', where = '', ...rest] = line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim());
    return { file, id, what, where: rest.length === 0 ? where : '' };
  });
}

/**
 * Says what is wrong with a requirement's place in the code. Null when it is written correctly and every path exists.
 */
export function faultOf({ id, where }: Requirement): string | null {
  if (!WHERE.test(where)) return `${id}: "${where}" is no place`;
  const missing = [...where.replace(/ \(.*$/, '').matchAll(/`([^`]+)`/g)]
    .map(([, named = '']) => named)
    .filter((named) => path.normalize(named).startsWith('..') || !existsSync(named));
  return missing.length === 0 ? null : `${id}: ${missing.join(', ')} does not exist`;
}

/** Finds the ids in a text. It understands short ids in a list, for example "CRT-01, -02" or "CLB-02/-03". */
export function idsIn(text: string, prefixes: readonly string[]): string[] {
  const list = new RegExp(`\\b(${prefixes.join('|')})-(\\d+\\b(?:(?:,| and| to|/)[\\s*/]*-\\d+\\b)*)`, 'g');
  return [...text.matchAll(list)].flatMap(([, prefix = '', numbers = '']) =>
    [...numbers.matchAll(/\d+/g)].map(([number]) => `${prefix}-${number}`),
  );
}

/** Returns the texts that may refer to requirements: code, docs and the project's metadata. */
export function texts(): Text[] {
  const nested = READ.flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(tsx?|js|css|md)$/.test(entry.name))
      .map((entry) => path.join(entry.parentPath, entry.name)),
  );
  return ['README.md', ...nested].map((file) => ({ file, text: readFileSync(file, 'utf8') }));
}
