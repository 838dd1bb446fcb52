/** Thrown when a setting is wrong. The message is one line with the setting's name and the fault, for the operator. */
export class InvalidConfiguration extends Error {}
