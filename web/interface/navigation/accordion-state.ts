export interface AccordionRules {
  readonly startOpen?: boolean;
  /** Holds it open or collapsed whatever the header is told. */
  readonly forced?: 'open' | 'collapsed' | undefined;
}

export function startsOpen({ startOpen = false, forced }: AccordionRules): boolean {
  return forced ? forced === 'open' : startOpen;
}

/** After a press on the header. */
export function toggled(open: boolean, { forced }: AccordionRules): boolean {
  return forced ? forced === 'open' : !open;
}
