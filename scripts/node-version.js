/**
 * Returns the reason why this version of Node cannot run the shop, or null. It must be checked before the installation.
 * An older Node would fail after minutes, with a message about something else.
 */
export function nodeFault(version, wanted) {
  const least = wanted.replace('>=', '');
  return isOlder(numbersOf(version), numbersOf(least))
    ? `Älgört needs Node ${least} or newer, and this is Node ${version}. Nothing was installed.`
    : null;
}

function numbersOf(version) {
  return version.split('.').map(Number);
}

function isOlder([major, minor, patch], [leastMajor, leastMinor, leastPatch]) {
  if (major !== leastMajor) return major < leastMajor;
  return minor !== leastMinor ? minor < leastMinor : patch < leastPatch;
}
