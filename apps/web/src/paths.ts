/** Every address of the app, spelled once. */
export const paths = {
  landing: '/',
  login: '/login',
  plans: '/plan',
  home: '/home',
  adminHome: '/admin/home',
} as const;
