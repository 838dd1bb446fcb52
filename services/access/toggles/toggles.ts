import type { ToggleName, ToggleStates } from '../../foundation/config/toggle-list.js';

export class Toggles {
  constructor(private readonly states: ToggleStates) {}

  isOn(name: ToggleName): boolean {
    return this.states[name];
  }

  all(): ToggleStates {
    return this.states;
  }
}
