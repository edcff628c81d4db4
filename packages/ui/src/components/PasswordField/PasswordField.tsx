import { useState } from 'react';
import { control, frame, trailing } from '../../internal/Field/Field.css.ts';
import { Field, type FieldProps } from '../../internal/Field/Field.tsx';
import { useMessages } from '../../internal/useMessages.ts';
import * as icons from '../Icon/icons.ts';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { rule as ruleStyle, rules as rulesStyle } from './PasswordField.css.ts';
import { passwordFieldMessages } from './messages.ts';

export interface PasswordRule {
  /** The requirement. */
  readonly label: string;
  /** Whether the password meets the requirement. */
  readonly met: boolean;
}

export interface PasswordFieldProps extends FieldProps {
  /** The current text. */
  readonly value: string;
  /** Called with the new text. */
  readonly onChange: (change: { value: string }) => void;
  /** Called on blur. */
  readonly onBlur?: () => void;
  /** Whether password managers fill in a saved password or suggest a new one. @default 'current-password' */
  readonly autoComplete?: 'current-password' | 'new-password';
  /** The requirements of a new password, checked while typing. */
  readonly rules?: readonly PasswordRule[];
}

/** A password input with a button that reveals the password. */
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
