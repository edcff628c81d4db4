export { LinkTile } from './LinkTile.tsx';
export type { LinkTileProps } from './LinkTile.tsx';
