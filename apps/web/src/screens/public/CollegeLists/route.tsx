export { CollegeLists as Component } from './CollegeLists.tsx';
