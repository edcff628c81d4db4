export { Shortlist as Component } from './Shortlist.tsx';
