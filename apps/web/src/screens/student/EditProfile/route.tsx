export { EditProfile as Component } from './EditProfile.tsx';
