import { Checkbox, Inline, Stack, Text } from '@seatwise/ui';
import { useId } from 'react';
import { group, question } from './CheckboxGroup.css.ts';

interface CheckboxGroupProps<Option extends string> {
  readonly label: string;
  readonly hint: string;
  readonly options: readonly Option[];
  readonly chosen: readonly Option[];
  readonly onChange: (chosen: readonly Option[]) => void;
}

/** The checkboxes of one question. */
export const CheckboxGroup = <Option extends string>({
  label,
  hint,
  options,
  chosen,
  onChange,
}: CheckboxGroupProps<Option>) => {
  const id = useId();
  return (
    <fieldset className={group} aria-describedby={`${id}-hint`}>
      <legend className={question}>
        <Text as="span" size="small" weight="medium">
          {label}
        </Text>
      </legend>
      <Stack gap="xs">
        <Text as="div" size="small" tone="muted" id={`${id}-hint`}>
          {hint}
        </Text>
        <Inline gap="md">
          {options.map((option) => (
            <Checkbox
              key={option}
              label={option}
              checked={chosen.includes(option)}
              onChange={({ checked }) =>
                onChange(options.filter((one) => (one === option ? checked : chosen.includes(one))))
              }
            />
          ))}
        </Inline>
      </Stack>
    </fieldset>
  );
};
