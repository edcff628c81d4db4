import { useState } from 'react';
import { control, Field, frame, trailing, type FieldProps } from '../../internal/Field/index.ts';
import { useMessages } from '../../internal/useMessages.ts';
import { icons, Icon } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { rule as ruleStyle, rules as rulesStyle } from './PasswordField.css.ts';
import { passwordFieldMessages } from './messages.ts';

export interface PasswordRule {
  /** What the password needs. */
  readonly label: string;
  /** Whether it has it. */
  readonly met: boolean;
}

export interface PasswordFieldProps extends FieldProps {
  /** What has been typed. */
  readonly value: string;
  /** Called with the new text. */
  readonly onChange: (change: { value: string }) => void;
  /** Called when the field is left. */
  readonly onBlur?: () => void;
  /** A known password, or one to be made up; tells a password manager what to do. @default 'current-password' */
  readonly autoComplete?: 'current-password' | 'new-password';
  /** What a new password needs, ticked off while it is typed. */
  readonly rules?: readonly PasswordRule[];
}

/** A password, which can be shown to whoever types it. */
export const PasswordField = ({
  value,
  onChange,
  onBlur,
  autoComplete = 'current-password',
  rules,
  ...field
}: PasswordFieldProps) => {
  const messages = useMessages('PasswordField', passwordFieldMessages);
  const [shown, setShown] = useState(false);
  return (
    <Field {...field}>
      {(attributes) => (
        <>
          <div className={frame}>
            <input
              {...attributes}
              className={control({ trailing: true })}
              type={shown ? 'text' : 'password'}
              autoComplete={autoComplete}
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              value={value}
              onChange={(event) => onChange({ value: event.target.value })}
              onBlur={onBlur}
            />
            <span className={trailing}>
              <IconButton
                label={shown ? messages.hide : messages.show}
                icon={shown ? icons.EyeOff : icons.Eye}
                size="compact"
                controls={attributes.id}
                onPress={() => setShown(!shown)}
              />
            </span>
          </div>
          {rules && (
            <ul className={rulesStyle}>
              {rules.map(({ label, met }) => (
                <li key={label} className={ruleStyle} data-met={met}>
                  <Icon icon={met ? icons.CircleCheck : icons.Minus} size="small" />
                  <span>
                    {label}
                    <VisuallyHidden>{met ? messages.met : messages.missing}</VisuallyHidden>
                  </span>
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </Field>
  );
};
