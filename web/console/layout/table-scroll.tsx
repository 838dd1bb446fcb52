interface TableScrollProps {
  readonly labelledBy: string;
  readonly children: React.ReactNode;
}

/** A wide table scrolls within this element, also by keyboard, so that the page itself need not scroll sideways. */
export function TableScroll({ labelledBy, children }: TableScrollProps): React.JSX.Element {
  return (
    <div className="table-scroll" role="region" aria-labelledby={labelledBy} tabIndex={0}>
      {children}
    </div>
  );
}
