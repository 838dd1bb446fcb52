export interface Lengths {
  readonly shortest: number;
  readonly longest: number;
}

export function fits({ length }: string, { shortest, longest }: Lengths): boolean {
  return length >= shortest && length <= longest;
}

export function paragraph(text: string): string {
  return text.trim().replaceAll(/\s+/g, ' ');
}
