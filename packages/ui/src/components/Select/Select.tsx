import { control, Field, frame, trailing, type FieldProps } from '../../internal/Field/index.ts';
import { icons, Icon } from '../Icon/index.ts';
import { arrow, select } from './Select.css.ts';

export interface SelectOption {
  /** What is kept. */
  readonly value: string;
  /** What is read. */
  readonly label: string;
}

export interface SelectProps extends FieldProps {
  /** The chosen value; '' for none. */
  readonly value: string;
  /** Called with the new value. */
  readonly onChange: (change: { value: string }) => void;
  /** Called when the field is left. */
  readonly onBlur?: () => void;
  /** What can be chosen. */
  readonly options: readonly SelectOption[];
  /** The words of «none chosen»; leave them out where something is always chosen. */
  readonly placeholder?: string;
}

/** One of a few: the native list, which phones show at its best. */
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
