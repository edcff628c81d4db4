import { isPanelFilled } from '@seatwise/flows/reset-password';
import { brokenPasswordRules, passwordRules } from '@seatwise/flows/sign-up';
import { Button, Form, OtpField, PasswordField, Stack, Stepper, TextField } from '@seatwise/ui';
import { useState } from 'react';
import { passwordRuleLabels, reset as copy, verification } from '../../../content/login.ts';
import { Resend } from './Resend.tsx';
import type { useReset } from './useReset.ts';

export const panels = ['enterEmail', 'enterOtp', 'setPassword'] as const;
type Panel = (typeof panels)[number];

const submitLabels = {
  enterEmail: copy.send,
  enterOtp: copy.verify,
  setPassword: copy.submit,
} as const satisfies Record<Panel, string>;

interface ResetProps extends Omit<ReturnType<typeof useReset>, 'open'> {
  readonly panel: Panel;
}

interface OtherCodeProps extends Pick<ResetProps, 'state' | 'send' | 'panel'> {
  readonly setOtp: (otp: string) => void;
}

/** The buttons for another code: back to the code's field, and request a new one. */
const OtherCode = ({ state, send, panel, setOtp }: OtherCodeProps) => (
  <>
    {panel === 'setPassword' && (
      <Button
        tone="quiet"
        size="compact"
        onPress={() => {
          // The machine drops a refused code.
          setOtp(state.context.otp);
          send({ type: 'otp.reopened' });
        }}
      >
        {copy.changeOtp}
      </Button>
    )}
    <Resend
      sending={state.hasTag('sendingOtp')}
      resendAt={state.context.resendAt}
      onResend={() => {
        setOtp('');
        send({ type: 'otp.requested' });
      }}
    />
  </>
);

/** The password reset, in three panels of one field each. */
export const Reset = ({ state, send, email, setEmail, panel }: ResetProps) => {
  const [otp, setOtp] = useState('');
  const [newPassword, setNewPassword] = useState('');
  /** The panel that was submitted, whose field shows its error. */
  const [tried, setTried] = useState<Panel>();
  const broken = brokenPasswordRules(newPassword);
  const isMarked = tried === panel && !isPanelFilled[panel]({ email, otp, newPassword });
  const field = { required: true, error: isMarked ? copy.problems[panel] : undefined };
  const submissions = {
    enterEmail: { type: 'email.submitted', email },
    enterOtp: { type: 'otp.submitted', otp },
    setPassword: { type: 'password.submitted', newPassword },
  } as const;

  return (
    <Stack>
      <Stepper label={copy.heading} steps={copy.steps} current={panels.indexOf(panel)} />
      <Form
        onSubmit={() => {
          setTried(panel);
          send(submissions[panel]);
        }}
      >
        {panel === 'enterEmail' && (
          <TextField
            {...field}
            label={copy.email}
            type="email"
            autoComplete="email"
            value={email}
            onChange={({ value }) => setEmail(value)}
          />
        )}
        {panel === 'enterOtp' && (
          <OtpField
            {...field}
            label={copy.otp}
            hint={verification.lifetime}
            value={otp}
            onChange={({ value }) => setOtp(value)}
          />
        )}
        {panel === 'setPassword' && (
          <PasswordField
            {...field}
            hint={copy.unchecked}
            label={copy.newPassword}
            autoComplete="new-password"
            value={newPassword}
            onChange={({ value }) => setNewPassword(value)}
            rules={passwordRules.map(({ name }) => ({
              label: passwordRuleLabels[name],
              met: !broken.includes(name),
            }))}
          />
        )}
        <Button key={panel} type="submit" wide loading={state.hasTag('busy')}>
          {submitLabels[panel]}
        </Button>
        {panel !== 'enterEmail' && (
          <OtherCode state={state} send={send} panel={panel} setOtp={setOtp} />
        )}
        <Button tone="quiet" size="compact" onPress={() => send({ type: 'reset.left' })}>
          {copy.back}
        </Button>
      </Form>
    </Stack>
  );
};
