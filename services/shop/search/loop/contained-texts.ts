/** One prefix of the searched texts. All prefixes together form a tree. */
interface Node {
  readonly steps: Map<number, Node>;
  /** The longest other prefix that is a suffix of this one (the failure link). */
  shorter: Node | null;
  /** The numbers of the texts that end here. */
  ends: readonly number[];
  /** The number of the last search that visited this node. */
  met: number;
}

/** The array `first` covers the letters with codes below this number. All others are looked up in the tree. */
const LETTERS = 256;

/**
 * Finds which of many texts occur in a longer text, in one pass over the longer text (Aho-Corasick). A separate search
 * for each text would need hundreds of passes.
 */
export class ContainedTexts {
  private readonly root: Node = emptyNode();
  /** For each letter, 1 when a text begins with it. Most letters begin none and are skipped at once. */
  private readonly first = new Uint8Array(LETTERS);
  private reading = 0;

  /** @param texts each text with the number that `in` reports for it */
  constructor(texts: readonly (readonly [string, number])[]) {
    for (const [text, number] of texts) this.plant(text, number);
    for (const letter of this.root.steps.keys()) if (letter < LETTERS) this.first[letter] = 1;
    this.link();
  }

  /** Calls `found` with the number of each contained text. It may report a number more than once. */
  in(text: string, found: (number: number) => void): void {
    this.reading += 1;
    this.root.ends.forEach(found);
    let node = this.root;
    for (let at = 0; at < text.length; at += 1) {
      const letter = text.charCodeAt(at);
      if (node === this.root && this.first[letter] === 0) continue;
      node = this.after(node, letter);
      if (node.met === this.reading) continue;
      node.met = this.reading;
      if (node.ends.length > 0) node.ends.forEach(found);
    }
  }

  private plant(text: string, number: number): void {
    let node = this.root;
    for (let at = 0; at < text.length; at += 1) {
      const letter = text.charCodeAt(at);
      const next = node.steps.get(letter) ?? emptyNode();
      node.steps.set(letter, next);
      node = next;
    }
    node.ends = joined(node.ends, [number]);
  }

  /**
   * Links each prefix to its longest suffix. The shortest prefixes come first, because each link depends on a shorter
   * prefix.
   */
  private link(): void {
    const nodes = [this.root];
    for (let index = 0; index < nodes.length; index += 1) {
      const node = nodes[index] as Node;
      for (const [letter, child] of node.steps) {
        child.shorter = node.shorter ? this.after(node.shorter, letter) : this.root;
        child.ends = joined(child.ends, child.shorter.ends);
        nodes.push(child);
      }
    }
  }

  private after(from: Node, letter: number): Node {
    for (let node: Node | null = from; node; node = node.shorter) {
      const next = node.steps.get(letter);
      if (next) return next;
    }
    return this.root;
  }
}

function emptyNode(): Node {
  return { steps: new Map(), shorter: null, ends: [], met: 0 };
}

function joined(some: readonly number[], others: readonly number[]): readonly number[] {
  if (some.length === 0 || others.length === 0) return some.length === 0 ? others : some;
  return [...new Set([...some, ...others])];
}
