import ts from 'typescript';

const LIMIT = 20;
const DIRECTIVE = /^(eslint|@ts-|prettier-|global |istanbul|v8 |#!)/;
const ABBREVIATION = /^\(?(e\.g|i\.e|etc|vs|ch|no|p)\.$/i;
const BARE_LINE = /^(#|\||>|<|!?\[[^\]]*\]:|---)/;
const LIST_ITEM = /^\s*([-*+]|\d+\.)\s+/;

/**
 * Finds sentences of more than twenty words in the comments of a ts, tsx or js file. Returns `{ line, words, text }` of
 * each.
 */
export const longInCode = (file, source) => tooLong(commentParagraphs(file, source));

/** Finds sentences of more than twenty words in a Markdown file. Headings, tables and code blocks are left out. */
export const longInProse = (source) => tooLong(proseParagraphs(source));

const tooLong = (paragraphs) => paragraphs.flatMap(sentences).filter(({ words }) => words > LIMIT);

/**
 * Splits a paragraph, which is a list of `{ line, text }`, into sentences. A sentence has the line number of its first
 * word.
 */
function sentences(paragraph) {
  const words = paragraph.flatMap(({ line, text }) => wordsOf(text).map((word) => ({ line, word })));
  const found = [];
  for (let from = 0; from < words.length;) {
    const end = words.findIndex(({ word }, at) => at >= from && endsSentence(word));
    const to = end === -1 ? words.length : end + 1;
    const own = words.slice(from, to);
    found.push({ line: own[0].line, words: own.length, text: own.map(({ word }) => word).join(' ') });
    from = to;
  }
  return found;
}

/** Splits a text into words. Code in backticks counts as one word, and so does a link. A dash does not count. */
const wordsOf = (text) =>
  text
    .replace(/`[^`]*`/g, 'code')
    .replace(/\]\([^)]*\)/g, ']')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word));

const endsSentence = (word) => /[.!?]['"”’)\]*_]*$/.test(word) && !ABBREVIATION.test(word);

function commentParagraphs(file, source) {
  const paragraphs = [[]];
  let lastLine = 0;
  for (const { line, text } of commentLines(file, source)) {
    const startsAnother = line !== lastLine + 1 || text === '' || text.startsWith('@') || LIST_ITEM.test(text);
    if (startsAnother) paragraphs.push([]);
    if (text !== '' && !DIRECTIVE.test(text)) paragraphs.at(-1).push({ line, text: text.replace(LIST_ITEM, '') });
    lastLine = line;
  }
  return paragraphs;
}

function commentLines(file, source) {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const once = new Map([...commentRanges(tree, source)].map((range) => [range.pos, range]));
  return [...once.values()].flatMap(({ pos, end }) => {
    const first = tree.getLineAndCharacterOfPosition(pos).line + 1;
    const lines = source.slice(pos, end).split('\n');
    return lines.map((line, at) => ({ line: first + at, text: bare(line) }));
  });
}

const bare = (line) =>
  line
    .replace(/^\s*(\/\/|\/\*+|\*(?!\/))?/, '')
    .replace(/\*\/\s*$/, '')
    .trim();

function* commentRanges(node, source) {
  const children = node.getChildren().filter((child) => !ts.isJSDoc(child));
  for (const child of children) yield* commentRanges(child, source);
  if (children.length > 0 || node.kind === ts.SyntaxKind.JsxText) return;
  yield* ts.getTrailingCommentRanges(source, node.pos) ?? [];
  yield* ts.getLeadingCommentRanges(source, node.pos) ?? [];
}

function proseParagraphs(source) {
  const paragraphs = [[]];
  let inCode = false;
  source.split('\n').forEach((text, at) => {
    const fence = text.trimStart().startsWith('```');
    if (fence) inCode = !inCode;
    const bareLine = fence || inCode || text.trim() === '' || BARE_LINE.test(text);
    if (bareLine || LIST_ITEM.test(text)) paragraphs.push([]);
    if (!bareLine) paragraphs.at(-1).push({ line: at + 1, text: text.replace(LIST_ITEM, '') });
  });
  return paragraphs;
}
