export { productArt, type ArtProduct } from './art.js';
