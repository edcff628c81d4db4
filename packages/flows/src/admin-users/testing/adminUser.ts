import type { AdminUser } from '../user.ts';

/** A user of the admin's list. */
export const adminUser = (details: Partial<AdminUser> = {}): AdminUser => ({
  id: 4,
  username: 'Ananya Sharma',
  email: 'free@seatwise.test',
  role: { id: 4, description: 'Free' },
  isActive: true,
  createdAt: '2026-11-20T10:00:00.000Z',
  rollNumber: 'SW000001',
  phone: '9876543210',
  counsellingCategory: 'NEET UG Counselling 2025',
  air: 8500,
  gender: 'F',
  fullName: 'Ananya R. Sharma',
  takesSeen: true,
  ...details,
});
