import { Login } from './Login.tsx';

export const Component = () => <Login />;
