export interface LongSentence {
  line: number;
  words: number;
  text: string;
}
export function longInCode(file: string, source: string): LongSentence[];
export function longInProse(source: string): LongSentence[];
