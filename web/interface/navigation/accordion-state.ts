export interface AccordionRules {
  readonly startOpen?: boolean;
  /** Keeps it open or collapsed, whatever the header does. */
  readonly forced?: 'open' | 'collapsed' | undefined;
}

export function startsOpen({ startOpen = false, forced }: AccordionRules): boolean {
  return forced ? forced === 'open' : startOpen;
}

export function toggled(open: boolean, { forced }: AccordionRules): boolean {
  return forced ? forced === 'open' : !open;
}
