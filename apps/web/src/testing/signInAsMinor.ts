import { createApiClient } from '@seatwise/api-client';
import { accounts } from '@seatwise/api-client/contract/accounts';
import { roleIds } from '@seatwise/api-client/contract/constants/permissions';

const email = 'neha.minor@seatwise.test';
const password = 'Seatwise@123';
const otpPurpose = 'EMAIL_VERIFICATION';

/** Signs a student under 18 up, verifies the email, and stores the session as the app does. */
export const signInAsMinor = async (guardianContact: string): Promise<void> => {
  const session = { token: () => undefined, expired: () => false, onExpired: () => undefined };
  const { signUp, requestOtp, confirmOtp, login } = createApiClient({ baseUrl: '', session }).area(
    accounts,
  );
  await signUp({
    username: 'Neha Gupta',
    email,
    password,
    roleId: roleIds.FREE,
    rollNumber: 'SW900017',
    counsellingCategory: 'NEET UG Counselling 2025',
    phoneNumber: '9876512345',
    air: 61_250,
    gender: 'F',
    guardianContact,
  });
  await requestOtp({ email, otpPurpose });
  const [code] = (await (await fetch(`/__mock/outbox?email=${email}`)).json()) as [{ otp: string }];
  await confirmOtp({ email, otp: code.otp, otpPurpose });
  localStorage.setItem('user', JSON.stringify(await login({ rollnumberOrEmail: email, password })));
};
