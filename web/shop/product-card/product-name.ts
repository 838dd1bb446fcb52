const NUMBER_AND_UNIT = /(\d) (?=%|(?:st|ml|cl|dl|l|mg|g|kg|µg|mm|cm|m|timmar|kapslar|tabletter)(?![a-zåäö]))/g;

/** Keeps a number and its unit on one line, and "SPF" and its number. */
export function unbroken(text: string): string {
  return text.replace(NUMBER_AND_UNIT, '$1\u00a0').replace(/SPF (?=\d)/, 'SPF\u00a0');
}

/**
 * Returns the name without the pack at its end, because the card shows the pack on a line of its own. A name that is
 * nothing but its pack stays as it is.
 */
export function titleOf(name: string, pack: readonly string[]): string {
  return pack.reduceRight((title, part) => {
    if (!title.toLowerCase().endsWith(` ${part.toLowerCase()}`)) return title;
    return title.slice(0, -part.length).replace(/[\s,·–-]+$/, '') || title;
  }, name);
}

export function packLine(pack: readonly string[]): string {
  return pack.map(unbroken).join(' · ');
}

/** Returns the package size to show beside the whole name; null when the name ends with it. */
export function packageBeside(name: string, packageText: string): string | null {
  return name.toLowerCase().endsWith(packageText.toLowerCase()) ? null : unbroken(packageText);
}
