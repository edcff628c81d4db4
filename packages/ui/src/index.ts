export { Button, type ButtonProps } from './components/Button/index.ts';
export { Card, type CardProps } from './components/Card/index.ts';
export { Heading, type HeadingProps } from './components/Heading/index.ts';
export { Notice, type NoticeProps } from './components/Notice/index.ts';
export { Stack, type StackProps } from './components/Stack/index.ts';
export { Text, type TextProps } from './components/Text/index.ts';
export { TextField, type TextFieldProps } from './components/TextField/index.ts';
