import { isPanelFilled } from '@seatwise/flows/reset-password';
import { brokenPasswordRules, passwordRules } from '@seatwise/flows/sign-up';
import { Button, Form, OtpField, PasswordField, Stack, Stepper, TextField } from '@seatwise/ui';
import { useState } from 'react';
import { passwordRuleLabels, reset as copy, verification } from '../../../content/login.ts';
import { Resend } from './Resend.tsx';

export const panels = ['enterEmail', 'enterOtp', 'setPassword'] as const;
type Panel = (typeof panels)[number];

interface ResetProps {
  readonly panel: Panel;
  readonly email: string;
  readonly busy: boolean;
  readonly sending: boolean;
  readonly resendAt: number;
  readonly onEmailChange: (email: string) => void;
  readonly onEmail: () => void;
  readonly onOtp: (otp: string) => void;
  readonly onResend: () => void;
  readonly onPassword: (newPassword: string) => void;
  readonly onBack: () => void;
}

/** The password reset, in three panels. */
export const Reset = ({
  panel,
  email,
  busy,
  sending,
  resendAt,
  onEmailChange,
  onEmail,
  onOtp,
  onResend,
  onPassword,
  onBack,
}: ResetProps) => {
  const [otp, setOtp] = useState('');
  const [password, setPassword] = useState('');
  /** The panel that was submitted, whose field shows what it lacks. */
  const [tried, setTried] = useState<Panel>();
  const broken = brokenPasswordRules(password);
  const isMarked = tried === panel && !isPanelFilled[panel]({ email, otp, newPassword: password });
  const error = isMarked ? copy.problems[panel] : undefined;
  const submit = {
    enterEmail: onEmail,
    enterOtp: () => onOtp(otp),
    setPassword: () => onPassword(password),
  };

  return (
    <Stack>
      <Stepper label={copy.heading} steps={copy.steps} current={panels.indexOf(panel)} />
      <Form
        onSubmit={() => {
          setTried(panel);
          submit[panel]();
        }}
      >
        {panel === 'enterEmail' && (
          <>
            <TextField
              label={copy.email}
              type="email"
              autoComplete="email"
              required
              value={email}
              error={error}
              onChange={({ value }) => onEmailChange(value)}
            />
            <Button type="submit" wide>
              {copy.send}
            </Button>
          </>
        )}
        {panel === 'enterOtp' && (
          <>
            <OtpField
              label={copy.otp}
              hint={verification.lifetime}
              required
              value={otp}
              error={error}
              onChange={({ value }) => setOtp(value)}
            />
            <Button type="submit" wide>
              {copy.verify}
            </Button>
            <Resend sending={sending} resendAt={resendAt} onResend={onResend} />
          </>
        )}
        {panel === 'setPassword' && (
          <>
            <PasswordField
              label={copy.newPassword}
              autoComplete="new-password"
              required
              value={password}
              error={error}
              onChange={({ value }) => setPassword(value)}
              rules={passwordRules.map(({ name }) => ({
                label: passwordRuleLabels[name],
                met: !broken.includes(name),
              }))}
            />
            <Button type="submit" wide loading={busy}>
              {copy.submit}
            </Button>
            <Resend sending={sending} resendAt={resendAt} onResend={onResend} />
          </>
        )}
        <Button tone="quiet" size="compact" onPress={onBack}>
          {copy.back}
        </Button>
      </Form>
    </Stack>
  );
};
