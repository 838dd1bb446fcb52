/** One line that names the setting and the fault: what a start prints before it gives up. */
export class InvalidConfiguration extends Error {}
