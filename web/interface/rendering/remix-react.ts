/** Replaces '@remix-run/react' for rendering on the server (vite.config.ts). */
export * from '@remix-run/react';
export { Link } from './link.js';
