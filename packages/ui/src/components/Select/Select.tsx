import { control, frame, trailing } from '../../internal/Field/Field.css.ts';
import { Field, type FieldProps } from '../../internal/Field/Field.tsx';
import * as icons from '../Icon/icons.ts';
import { Icon } from '../Icon/Icon.tsx';
import { arrow, select } from './Select.css.ts';

export interface SelectOption {
  /** The value. */
  readonly value: string;
  /** The label. */
  readonly label: string;
}

export interface SelectProps extends FieldProps {
  /** The selected value; '' for none. */
  readonly value: string;
  /** Called with the new value. */
  readonly onChange: (change: { value: string }) => void;
  /** Called on blur. */
  readonly onBlur?: () => void;
  /** The options. */
  readonly options: readonly SelectOption[];
  /** The label of the empty option; omit it if a value is always selected. */
  readonly placeholder?: string;
}

/** A native select, which has the best UI on phones. */
export const Select = ({
  value,
  onChange,
  onBlur,
  options,
  placeholder,
  ...field
}: SelectProps) => (
  <Field {...field}>
    {(attributes) => (
      <div className={frame}>
        <select
          {...attributes}
          className={`${control()} ${select}`}
          value={value}
          onChange={(event) => onChange({ value: event.target.value })}
          onBlur={onBlur}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <span className={`${trailing} ${arrow}`}>
          <Icon icon={icons.ChevronDown} size="small" />
        </span>
      </div>
    )}
  </Field>
);
