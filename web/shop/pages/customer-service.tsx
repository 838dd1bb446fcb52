export default function Page(): React.JSX.Element { return <p>…</p>; }
