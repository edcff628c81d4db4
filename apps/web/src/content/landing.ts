export const content = {
  headline: 'Find the medical seat your rank can win',
  lead: 'Seatwise helps students in India with NEET UG, PG and MDS counselling.',
  login: 'Login',
} as const;
