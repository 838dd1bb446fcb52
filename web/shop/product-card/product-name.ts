const NUMBER_AND_UNIT = /(\d) (?=%|(?:st|ml|cl|dl|l|mg|g|kg|µg|mm|cm|m|timmar|kapslar|tabletter)(?![a-zåäö]))/g;

/** Keeps a number with its unit, and a sun protection factor with its name, on one line. */
export function unbroken(text: string): string {
  return text.replace(NUMBER_AND_UNIT, '$1\u00a0').replace(/SPF (?=\d)/, 'SPF\u00a0');
}

/** The package size, if the name does not already include it. */
export function packageBeside(name: string, packageText: string): string | null {
  return name.toLowerCase().endsWith(packageText.toLowerCase()) ? null : unbroken(packageText);
}
