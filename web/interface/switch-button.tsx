import './switch.css';

export interface SwitchButtonProps extends Pick<React.ButtonHTMLAttributes<HTMLButtonElement>, 'name' | 'value' | 'disabled'> {
  readonly isOn: boolean;
  /** The id of the words beside it. */
  readonly labelledBy: string;
}

/** A switch that sends the form it stands in, so that it works without scripts and can be refused. */
export function SwitchButton({ isOn, labelledBy, ...button }: SwitchButtonProps): React.JSX.Element {
  return <button {...button} type="submit" role="switch" aria-checked={isOn} aria-labelledby={labelledBy} className="switch-control" />;
}
