/** What a tool says at its end, and the code it ends with where that is not 0. */
export interface ToolAnswer {
  readonly said: string;
  readonly code: number;
}
