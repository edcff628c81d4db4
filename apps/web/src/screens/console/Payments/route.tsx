export { Payments as Component } from './Payments.tsx';
