/**
 * LAW-05: a model of the EU's common logo (Regulation (EU) 699/2014). Its flag is that of the country that licenses the
 * pharmacy. The authority issues the registered logo with the licence. Replace this file with it.
 */
export const EU_LOGO = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 72" width="192" height="144" role="img" aria-labelledby="t">
<title id="t">EU:s gemensamma logotyp för apotek på nätet, Sverige</title>
<path fill="#b5cf8d" d="M0 0h96v18H0z"/><path fill="#84b547" d="M0 18h96v18H0z"/><path fill="#4f9a45" d="M0 36h96v18H0z"/><path fill="#d3d4d2" d="M0 54h96v18H0z"/>
<path fill="#fff" d="M34 0h24v24h24v24H58v24H34V48H10V24h24z"/>
<path fill="#006aa7" d="M10 36h36v24H10z"/><path fill="#fecc02" d="M10 45.5h11V36h5v9.5h20v5H26V60h-5v-9.5H10z"/>
</svg>`;
