/** Returns the reason why this version of Node cannot run the shop, or null. */
export function nodeFault(version: string, wanted: string): string | null;
