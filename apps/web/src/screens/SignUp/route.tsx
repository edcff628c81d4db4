import { SignUp } from './SignUp.tsx';

export const Component = () => <SignUp />;
