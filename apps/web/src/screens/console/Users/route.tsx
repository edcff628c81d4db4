export { Users as Component } from './Users.tsx';
