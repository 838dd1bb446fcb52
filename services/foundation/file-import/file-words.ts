/**
 * The error texts for a file or a row, in the language of the tool. An error names the column, and the text of the
 * reason follows.
 */
export interface FileWords {
  readonly noSuchFile: (path: string) => string;
  readonly unreadableFile: (path: string) => string;
  readonly columnMissing: (column: string) => string;
  readonly columnUnknown: (column: string) => string;
  readonly columnTwice: (column: string) => string;
  /** A JSON row has a key that is not a column. */
  readonly keyUnknown: string;
  readonly otherLength: string;
  readonly quoteOpen: string;
  readonly notCsv: string;
  readonly notJson: string;
  readonly notObject: string;
  readonly brokenEncoding: string;
  readonly nul: string;
  readonly halfCharacter: string;
  readonly notUnderstood: string;
}

export interface RowFault {
  readonly field: string;
  readonly reason: string;
}

export interface ToolWords<Imported> {
  readonly usage: string;
  readonly read: (rows: number) => string;
  readonly catchingUp: string;
  readonly summary: (imported: Imported, seconds: string) => string;
}
