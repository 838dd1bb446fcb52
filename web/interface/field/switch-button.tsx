import './switch.css';

type Words =
  | { readonly children: string; readonly labelledBy?: never }
  | { readonly children?: never; /** The id of the label beside it. */ readonly labelledBy: string };

export type SwitchButtonProps = Pick<React.ButtonHTMLAttributes<HTMLButtonElement>, 'name' | 'value' | 'disabled'> &
  Words & { readonly isOn: boolean };

/**
 * A switch that submits its form when it is pressed. It works without scripts, and the server can refuse the change.
 */
export function SwitchButton({ isOn, labelledBy, children, ...button }: SwitchButtonProps): React.JSX.Element {
  return (
    <button
      {...button}
      type="submit"
      role="switch"
      aria-checked={isOn}
      aria-labelledby={labelledBy}
      className={children ? 'switch' : 'switch-control'}
    >
      {children && (
        <>
          <span className="switch-text">{children}</span>
          <span className="switch-control" aria-hidden />
        </>
      )}
    </button>
  );
}
