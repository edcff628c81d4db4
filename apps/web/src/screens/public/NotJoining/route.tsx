export { NotJoining as Component } from './NotJoining.tsx';
