interface TableScrollProps {
  readonly labelledBy: string;
  readonly children: React.ReactNode;
}

/** A wide table scrolls on its own, also by keyboard, with a sticky first column. */
export function TableScroll({ labelledBy, children }: TableScrollProps): React.JSX.Element {
  return (
    <div className="table-scroll" role="region" aria-labelledby={labelledBy} tabIndex={0}>
      {children}
    </div>
  );
}
