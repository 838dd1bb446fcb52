const NUMBER_AND_UNIT = /(\d) (?=%|(?:st|ml|cl|dl|l|mg|g|kg|µg|mm|cm|m|timmar|kapslar|tabletter)(?![a-zåäö]))/g;

/** Keeps a number and its unit on one line, and "SPF" and its number. */
export function unbroken(text: string): string {
  return text.replace(NUMBER_AND_UNIT, '$1\u00a0').replace(/SPF (?=\d)/, 'SPF\u00a0');
}

/** Returns the package size to show beside the name; null when the name ends with it. */
export function packageBeside(name: string, packageText: string): string | null {
  return name.toLowerCase().endsWith(packageText.toLowerCase()) ? null : unbroken(packageText);
}
