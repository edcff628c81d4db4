export { SignUp as Component } from './SignUp.tsx';
