export const content = {
  greeting: (name: string) => `Hi ${name}`,
  role: (role: string) => `You are signed in. Your plan or role: ${role}.`,
  logout: 'Logout',
  visitor: 'Welcome',
  visitorHint: 'Sign in to see what is yours.',
  login: 'Login',
} as const;
