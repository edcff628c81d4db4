import {
  Button,
  FileDrop,
  Form,
  OtpField,
  PasswordField,
  SearchField,
  TextArea,
  TextField,
} from '@seatwise/ui';
import { useState } from 'react';

export const TextFieldExample = () => {
  const [rank, setRank] = useState('');
  return (
    <TextField
      label="NEET rank"
      hint="As on your score card"
      inputMode="numeric"
      value={rank}
      onChange={({ value }) => setRank(value)}
    />
  );
};

export const TextAreaExample = () => {
  const [question, setQuestion] = useState('');
  return (
    <TextArea
      label="Your question"
      value={question}
      onChange={({ value }) => setQuestion(value)}
      maxLength={500}
    />
  );
};

export const PasswordFieldExample = () => {
  const [password, setPassword] = useState('');
  return (
    <PasswordField
      label="Password"
      autoComplete="new-password"
      value={password}
      onChange={({ value }) => setPassword(value)}
      rules={[{ label: 'At least 8 characters', met: password.length >= 8 }]}
    />
  );
};

export const OtpFieldExample = () => {
  const [code, setCode] = useState('');
  return (
    <OtpField label="Code from the email" value={code} onChange={({ value }) => setCode(value)} />
  );
};

export const SearchFieldExample = () => {
  const [text, setText] = useState('');
  return (
    <SearchField label="Search events" value={text} onChange={({ value }) => setText(value)} />
  );
};

export const FileDropExample = () => {
  const [name, setName] = useState('');
  return (
    <FileDrop
      label="Choose a file or drop it here"
      hint={name || 'PDF, up to 50 MB'}
      accept=".pdf"
      onFile={({ file }) => setName(file.name)}
    />
  );
};

export const FormExample = () => {
  const [email, setEmail] = useState('');
  const [attempt, setAttempt] = useState(0);
  const error = attempt > 0 && !email.includes('@') ? 'Enter an email address' : undefined;
  return (
    <Form
      onSubmit={() => setAttempt(attempt + 1)}
      attempt={attempt}
      problems={error ? [{ fieldId: 'email', message: error }] : []}
    >
      <TextField
        id="email"
        label="Email"
        required
        value={email}
        onChange={({ value }) => setEmail(value)}
        error={error}
      />
      <Button type="submit">Send the code</Button>
    </Form>
  );
};
