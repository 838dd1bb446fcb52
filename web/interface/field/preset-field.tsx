import { Field, type FieldProps } from './field.js';
import { FIELD_PRESETS, type FieldPreset, type FieldPresetName } from './field-presets.js';

export interface PresetFieldProps extends Omit<FieldProps, 'label' | 'check' | 'type' | 'inputMode'> {
  readonly preset: FieldPresetName;
  readonly label?: string;
}

export function PresetField({ preset, ...own }: PresetFieldProps): React.JSX.Element {
  const { label, hint, ...input }: FieldPreset = FIELD_PRESETS[preset];
  return <Field {...input} {...own} label={own.label ?? label} hint={own.hint ?? hint} />;
}
