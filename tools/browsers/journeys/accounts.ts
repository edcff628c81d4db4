import type { Journey } from '../journey.ts';
import { button, first, heading, label, role, text } from '../query.ts';

const password = 'Seatwise@123';

export const signIn: Journey = {
  name: 'sign-in',
  run: async ({ page }) => {
    await page.open('/login');
    await page.fill(label('Email / Roll Number'), 'SW000001');
    await page.fill(label('Password'), 'Wrong@12345');
    await page.click(button('Login'));
    const words = 'The email or roll number and the password do not match.';
    await page.expectText(role('alert'), words);
    await page.fill(label('Password'), password);
    await page.press('Enter');
    await page.expectUrl('/plan');
    // Firefox reports what a reload breaks off.
    await page.expectVisible(heading(1));
    await page.reload();
    await page.click(button('Account of Ananya Sharma'));
    await page.click(role('menuitem', 'Logout'));
    await page.expectUrl('/login');
    await page.open('/home');
    await page.expectUrl('/login');
  },
};

export const signUp: Journey = {
  name: 'sign-up',
  run: async ({ page, otpFor }) => {
    const name = crypto.randomUUID().slice(0, 7);
    const email = `${name}@seatwise.test`;
    await page.open('/create-account');
    await page.fill(label('Full Name'), 'Meera Iyer');
    await page.fill(label('Email Address'), email);
    await page.fill(label('Phone Number'), '9123456780');
    await page.fill(label('Create Password'), password);
    await page.fill(label('Confirm Password'), password);
    await page.click(button('Next'));
    await page.expectFocused(heading(1));
    await page.fill(label('Roll Number'), `R${name}`);
    await page.fill(label('All India Rank (AIR)'), '4321');
    await page.selectOption(label('Counselling Category'), 'NEET UG Counselling 2025');
    await page.selectOption(label('Gender'), 'Female');
    await page.click(button('Create Account'));
    await page.click(button('Go to Login'));
    await page.expectUrl('/login');

    await page.fill(label('Email / Roll Number'), `R${name}`);
    await page.fill(label('Password'), password);
    await page.click(button('Login'));
    await page.expectText(heading(1), 'Verify your email');
    await page.click(button('Send OTP to registered email'));
    await page.expectVisible(first(text(`OTP sent to ${email}`)));
    await page.fill(label('OTP'), await otpFor(email));
    await page.click(button('Verify OTP'));
    await page.expectUrl('/plan');
  },
};
