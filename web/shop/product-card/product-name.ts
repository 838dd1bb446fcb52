const NUMBER_AND_UNIT = /(\d) (?=%|(?:st|ml|cl|dl|l|mg|g|kg|µg|mm|cm|m|timmar|kapslar|tabletter)(?![a-zåäö]))/g;

/** A number never stands on another line than its unit, nor a sun protection factor than its name. */
export function unbroken(text: string): string {
  return text.replace(NUMBER_AND_UNIT, '$1\u00a0').replace(/SPF (?=\d)/, 'SPF\u00a0');
}

/** What the name has not said already of how much there is in the package. */
export function packageBeside(name: string, packageText: string): string | null {
  return name.toLowerCase().endsWith(packageText.toLowerCase()) ? null : unbroken(packageText);
}
