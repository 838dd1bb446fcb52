interface TableScrollProps {
  readonly labelledBy: string;
  readonly children: React.ReactNode;
}

/** A wide table scrolls separately from the page, also by keyboard. Its first column is sticky. */
export function TableScroll({ labelledBy, children }: TableScrollProps): React.JSX.Element {
  return (
    <div className="table-scroll" role="region" aria-labelledby={labelledBy} tabIndex={0}>
      {children}
    </div>
  );
}
