interface TableScrollProps {
  /** The heading that names the table. */
  readonly labelledBy: string;
  readonly children: React.ReactNode;
}

/** A table wider than the screen scrolls by itself, also by keyboard; its first column stays in sight. */
export function TableScroll({ labelledBy, children }: TableScrollProps): React.JSX.Element {
  return (
    <div className="table-scroll" role="region" aria-labelledby={labelledBy} tabIndex={0}>
      {children}
    </div>
  );
}
