/** Draws a flower of meadowsweet in the shape of antlers. */
export function LogoMark({ size = 40 }: { readonly size?: number }): React.JSX.Element {
  return (
    <svg width={size} height={size} viewBox="0 0 48 48" aria-hidden="true" className="logo-mark">
      <g fill="none" stroke="currentColor" strokeWidth="2.6" strokeLinecap="round">
        <path d="M24 45V25" />
        <path d="M24 33C16 32 10 27 9 15" />
        <path d="M24 33c8-1 14-6 15-18" />
        <path d="M12.500 24.500C9 23.500 6 21 4.800 18" />
        <path d="M35.500 24.500c3.500-1 6.500-3.500 7.700-6.500" />
        <path d="M24 27c-4-2-6.500-6-6.500-12" />
        <path d="M24 27c4-2 6.500-6 6.500-12" />
      </g>
      <g className="logo-blossom">
        <circle cx="4.500" cy="15" r="2.800" />
        <circle cx="9.500" cy="10" r="3.400" />
        <circle cx="17" cy="9.500" r="3.600" />
        <circle cx="24" cy="5.500" r="3.800" />
        <circle cx="31" cy="9.500" r="3.600" />
        <circle cx="38.500" cy="10" r="3.400" />
        <circle cx="43.500" cy="15" r="2.800" />
      </g>
    </svg>
  );
}
