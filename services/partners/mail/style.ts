/**
 * The look of all mails. Both colour schemes have own colours for every text, because some programs turn only the
 * background dark. There are no variables and no `light-dark()`, which many mail programs do not know.
 */
const light = {
  canvas: '#fbfaf6',
  surface: '#ffffff',
  ink: '#15241e',
  muted: '#53615b',
  line: '#e4e1d8',
  brand: '#14573f',
};
const dark = {
  canvas: '#0d1512',
  surface: '#15201b',
  ink: '#ecf2ee',
  muted: '#a7b7ae',
  line: '#27352f',
  brand: '#7bd8b6',
};

function colours({ canvas, surface, ink, muted, line, brand }: typeof light): string {
  return `body{background-color:${canvas};color:${ink}}
.mail{background-color:${surface};border-color:${line}}
.mail p,.mail td,h1{color:${ink}}
.sum td{border-color:${line}}
.mail .detail td,.sender{color:${muted}}
.mail .shop,a{color:${brand}}`;
}

export const mailStyle = `:root{color-scheme:light dark;supported-color-schemes:light dark}
body{margin:0;padding:16px;font:16px/1.5 -apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif}
.mail{max-width:560px;margin:0 auto;padding:24px;border:1px solid;border-radius:12px}
.shop{margin:0 0 16px;font-size:20px;font-weight:700}
h1{margin:0 0 16px;font-size:20px;line-height:1.3}
p{margin:0 0 16px;overflow-wrap:anywhere}
a{font-weight:600}
table{width:100%;margin:0 0 16px;border-collapse:collapse}
td{padding:4px 0;vertical-align:top;text-align:left}
.value{padding-left:16px;text-align:right;white-space:nowrap}
.sum td{border-top:1px solid;font-weight:700}
.detail td,.sender{font-size:14px}
.sender{max-width:560px;margin:16px auto 0}
${colours(light)}
@media (prefers-color-scheme:dark){${colours(dark)}}`;
