interface DoneOrRefusedProps {
  /** What the last sent form did, or why it was refused. Undefined before the first one. */
  readonly answer:
    | {
        readonly done: string | null;
        readonly errors: readonly { readonly code: string; readonly message: string }[];
      }
    | undefined;
}

/** The lines that tell staff how a form ended. They belong into an element with the role `status`. */
export function DoneOrRefused({ answer }: DoneOrRefusedProps): React.JSX.Element {
  return (
    <>
      {answer?.done && <p className="notice">{answer.done}</p>}
      {answer?.errors.map(({ code, message }) => (
        <p className="fault" key={code}>
          {message}
        </p>
      ))}
    </>
  );
}
