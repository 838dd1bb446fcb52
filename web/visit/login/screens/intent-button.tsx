import { Button, type ButtonProps } from '../../../interface/navigation/button.js';

interface IntentButtonProps extends Pick<ButtonProps, 'variant' | 'wide' | 'loading'> {
  /** The field that the button submits when there are no scripts. */
  readonly intent: readonly [name: string, value: string];
  readonly action?: string;
  readonly fields?: Readonly<Record<string, string>>;
  readonly onPress: () => void;
  readonly children: string;
}

/**
 * A button on a screen of the log-in. With scripts a press is an event of the state machine, without them it submits a
 * form.
 */
export function IntentButton({
  intent: [name, value],
  action = '/login-status',
  fields = {},
  onPress,
  children,
  ...look
}: IntentButtonProps): React.JSX.Element {
  const press = (event: React.FormEvent): void => {
    event.preventDefault();
    onPress();
  };
  return (
    <form method="post" action={action} onSubmit={press} className="login-intent">
      {Object.entries(fields).map(([field, content]) => (
        <input key={field} type="hidden" name={field} value={content} />
      ))}
      <Button {...look} name={name} value={value}>
        {children}
      </Button>
    </form>
  );
}
