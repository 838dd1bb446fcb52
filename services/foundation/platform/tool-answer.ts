/** A tool's last message, and its exit code where that is not 0. */
export interface ToolAnswer {
  readonly said: string;
  readonly code: number;
}
